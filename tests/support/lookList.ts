import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Look } from './looks'

export interface PageLooks {
  /** The page's folder, e.g. `sign-in`. */
  page: string
  looks: readonly Look[]
}

/** The looks of all pages, by the `looks.ts` in their folders; `root` is another checkout of the repository. */
export async function allLooks(root = '.'): Promise<PageLooks[]> {
  const files = [join(root, 'src/pages'), join(root, 'src/campaigns')].flatMap((folder) =>
    readdirSync(folder).flatMap((page) =>
      readdirSync(join(folder, page)).includes('looks.ts')
        ? [{ page, file: join(folder, page, 'looks.ts') }]
        : [],
    ),
  )
  return Promise.all(
    files.map(async ({ page, file }) => {
      const { looks } = (await import(pathToFileURL(file).href)) as { looks: readonly Look[] }
      return { page, looks }
    }),
  )
}
