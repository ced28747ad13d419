import { pageTable } from '../../vite/pageTable'
import { callsOf } from '../support/pageCalls'

const HOME = { path: '/', folder: '/src/pages/home/' }
/** Used by all pages: the login, the queue of events. */
const APP = '/src/app/'
const FRAME = '/src/frame/'
/** The pages inside the frame. */
const FRAMED = ['/src/pages/home/', '/src/pages/provider-detail/']
const SHARED = /^\/src\/(?:kit|session|tracking)\//

/** Calls that the product makes on every page. */
export const EVERYWHERE = 'every page'

/** The routes of the pages that make each call, by the call's name in the code. */
export function pagesOfCalls(): Map<string, string[]> {
  const pages = [HOME, ...pageTable().map(({ path, route }) => ({ path, folder: folderOf(route) }))]
  const users = new Map<string, string[]>()
  for (const { path, folder } of pages)
    for (const call of madeBy(folder)) users.set(call, [...(users.get(call) ?? []), path])
  for (const call of madeBy(APP)) users.set(call, [EVERYWHERE])
  return users
}

const folderOf = (route: string) => /\/src\/(?:pages|campaigns)\/[^/]+\//.exec(route)?.[0] ?? ''

function madeBy(folder: string): string[] {
  const follows = (file: string) => SHARED.test(file)
  return callsOf(FRAMED.includes(folder) ? [folder, FRAME] : [folder], { follows })
}
