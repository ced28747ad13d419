import { currentVisit } from '@/bridge/environment'
import { codeQuery } from '@/kit/page/query/usePart'
import { savesData, whenIdle } from '@/lib/motion/rest'

const askForForm = () => import('./form/PhoneLoginForm')

/** The form's code comes when a sheet first asks for it, or ahead of that. */
export const phoneLoginForm = codeQuery('PhoneLoginForm', askForForm)

/**
 * A guest may want it soon: asked for at rest, so that the sheet opens with its form in it. The app has its own login.
 * @returns takes it back
 */
export function fetchFormAhead(): (() => void) | undefined {
  if (currentVisit().visit === 'app' || savesData()) return undefined
  return whenIdle(() => {
    // The sheet asks again, and shows an error if that fails.
    askForForm().catch(() => {})
  })
}
