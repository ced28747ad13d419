import { atState } from '../src/app/development/pageMap'
import type { PageEntry, PageList, PageState } from '../src/app/development/pageMap'
import { SCENARIOS } from '../src/sandbox/scenarios'
import { stateOf, withoutState, type Look } from '../tests/support/looks'
import { pageTable } from './pageTable'

/*
 * The map of the product, made of existing files: the route table, each page's `head.ts` and `looks.ts`, and the
 * sandbox's scenarios. A new page is on it automatically. Loaded by the dev server (pageMap.ts) and by tests.
 */

const heads = import.meta.glob<{ title: string }>('/src/{pages,campaigns}/*/head.ts', {
  import: 'head',
  eager: true,
})
const looks = import.meta.glob<readonly Look[]>('/src/{pages,campaigns}/*/looks.ts', {
  import: 'looks',
  eager: true,
})

/** All pages in the order of the route table, the home page first. */
export function pageList(): PageList {
  const rows = pageTable().map(({ path, route }) => ({ path, folder: folderOf(route) }))
  const everywhere = SCENARIOS.filter(({ appliesTo }) => appliesTo === 'all')
  return {
    pages: [{ path: '/', folder: '/src/pages/home' }, ...rows].map(entryOf),
    everywhere: everywhere.map(({ name, label }) => ({ name, label })),
  }
}

const folderOf = (route: string) => /\/src\/(?:pages|campaigns)\/[^/]+/.exec(route)?.[0] ?? ''

function entryOf({ path, folder }: { path: string; folder: string }): PageEntry {
  const list = looks[`${folder}/looks.ts`] ?? []
  const at = withoutState(list[0]?.at ?? path)
  const title = heads[`${folder}/head.ts`]?.title ?? path
  return { path, title, at, states: statesOf(path, at, list) }
}

/** The sandbox's states of the page, each at the address of its look, and the looks without a tap. */
function statesOf(path: string, at: string, list: readonly Look[]): PageState[] {
  const own = SCENARIOS.filter(
    ({ appliesTo }) => appliesTo !== 'all' && appliesTo.includes(path),
  ).map(({ name, label }) => {
    const look = list.find((one) => stateOf(one.at) === name)
    const address = look?.at ?? atState(at, name)
    return { name, label, at: address, needsLogin: needsLogin(look ?? list[0]) }
  })
  const known = new Set([at, ...own.map((state) => state.at)])
  const others = list.flatMap((look) => {
    const state = stateOf(look.at)
    const address = state === '' ? withoutState(look.at) : look.at
    if (look.act || look.holds !== undefined || known.has(address)) return []
    known.add(address)
    const label = SCENARIOS.find(({ name }) => name === state)?.label ?? ''
    return [{ name: look.name, label, at: address, needsLogin: needsLogin(look) }]
  })
  return [...own, ...others]
}

const needsLogin = (look: Look | undefined) => look?.who === 'member' || look?.who === 'app'
