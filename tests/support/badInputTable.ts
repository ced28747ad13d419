import type { PageRow } from './badInput'
import { CONTENT_PAGES } from './badInputContent'
import { DAILY_PAGES } from './badInputDaily'
import { LANDING_PAGES } from './badInputLanding'
import { WORLD_PAGES } from './badInputWorld'

/** Every page with every call that it makes. */
export const PAGES: readonly PageRow[] = [
  ...CONTENT_PAGES,
  ...LANDING_PAGES,
  ...DAILY_PAGES,
  ...WORLD_PAGES,
]
