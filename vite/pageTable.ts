import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Not `new URL('../src', …)`, which Vite takes for an asset where a page's test loads this.
const SRC = join(dirname(fileURLToPath(import.meta.url)), '../src')
const LINE =
  /\b(?:page|campaign)\(\s*'(\/[^']+)',\s*\(\) => import\('@\/((?:pages|campaigns)\/[\w-]+)\/route'\)/g

export interface PageRow {
  /** The route's path, e.g. `/trends-detail/:id`. */
  path: string
  /** Its folder's `route.ts`, as a module id of the bundle. */
  route: string
  /** It has a main request. */
  hasMainRequest: boolean
  /** Below the build's folder. */
  document: string
}

/** The pages that have a document of their own, read off the route table (`src/app/routes.tsx`). */
export function pageTable(): PageRow[] {
  const table = readFileSync(`${SRC}/app/routes.tsx`, 'utf8')
  return [...table.matchAll(LINE)].map(([, path = '', folder = '']) => {
    const route = `${SRC}/${folder}/route.ts`
    return {
      path,
      route,
      hasMainRequest: /^export const mainRequest\b/m.test(readFileSync(route, 'utf8')),
      document: documentOf(path),
    }
  })
}

/** A route with an id has one document for all ids: the host maps them (README). */
export function documentOf(path: string): string {
  return `${path.split('/')[1]}/index.html`
}
