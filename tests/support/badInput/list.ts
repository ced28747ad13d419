import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRow } from './rows'

/** The rows of all pages, by the `badInput.ts` in their folders; with the folder's name, e.g. `sign-in`. */
export async function allBadInput(): Promise<(PageRow & { page: string })[]> {
  const files = ['src/pages', 'src/campaigns'].flatMap((parent) =>
    readdirSync(parent).flatMap((page) =>
      readdirSync(join(parent, page)).includes('badInput.ts')
        ? [{ page, file: join(parent, page, 'badInput.ts') }]
        : [],
    ),
  )
  return Promise.all(
    files.map(async ({ page, file }) => {
      const { badInput } = (await import(pathToFileURL(file).href)) as { badInput: PageRow }
      return { page, ...badInput }
    }),
  )
}
