import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { mainCallWith } from './mainCall'
import { pageTable } from '../../vite/pageTable'
import { withoutState } from '@tests/support/looks'
import type { Look } from '@tests/support/looks'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()

const files = import.meta.glob<{ mainRequest: MainRequestOf }>('/src/{campaigns,pages}/*/route.ts')

const looks = import.meta.glob<readonly Look[]>('/src/{campaigns,pages}/*/looks.ts', {
  import: 'looks',
})

/** Each page that names a main request, by its folder. */
const PAGES = pageTable().flatMap(({ route, hasMainRequest }) => {
  const [, file = '', folder = ''] = /(\/src\/(?:campaigns|pages)\/([^/]+)\/.*)/.exec(route) ?? []
  const load = files[file]
  return hasMainRequest && load
    ? [{ folder, load, loadLooks: looks[file.replace('route', 'looks')] }]
    : []
})

/** Makes the main call where the page has one: the first of its looks may be without. */
function callAtOneOf(list: readonly Look[], mainRequest: MainRequestOf) {
  for (const at of list.map((look) => withoutState(look.at))) {
    window.history.replaceState(null, '', `/mfuwu${at}`)
    const early = mainCallWith(mainRequest)(undefined)
    if (early) return { at, early }
  }
  throw new Error('no visit makes a call')
}

/** What the platform sees of a request. jsdom is a desktop browser to the app, so the client info has another type. */
const plain = ({ method, path, query, body, headers }: (typeof sandbox.requests)[number]) => ({
  method,
  path,
  query,
  body: body ?? {},
  headers: Object.fromEntries(
    ['authorization', 'x-auth-token', 'x-app-url', 'x-request-version'].map((name) => [
      name,
      headers[name],
    ]),
  ),
  hasClientInfo: 'clientinfo' in headers,
})

test('every page but those without data names its main request', () => {
  expect(PAGES.length).toBeGreaterThan(12)
})

test.each(PAGES)(
  '$folder: its main call is what the page itself would send',
  async ({ load, loadLooks }) => {
    const { mainRequest } = await load()
    logInAs('13800000001')
    localStorage.setItem(CLIENT_ID_KEY, 'page-test')
    const { at, early } = callAtOneOf((await loadLooks?.()) ?? [], mainRequest)
    expect((await early.answer).status).toBe(200)
    // What the page of the test before has sent on its way out may arrive here.
    const its = new RegExp(`^${early.call.path.replace(/\{\w+\}/g, '[^/]+')}$`)
    const first = sandbox.requests.findIndex(({ path }) => its.test(path))
    const sent = sandbox.requests.map(plain)[first]
    renderRoute(at)
    await waitFor(() => expect(sandbox.requests.slice(first + 1).map(plain)).toContainEqual(sent))
  },
)

test.each([
  ['trends-detail-quest', '/trends-detail-quest?momentId=x'],
  ['territory', '/territory?territoryId=x'],
  ['shareRegister', '/shareRegister'],
  ['recommendation-officer', '/recommendation-officer?activityId=x'],
  ['competition', '/competition?activityId=x'],
  ['aidao-detail', '/aidao-detail?daoId=x'],
  ['plAce', '/plAce?planetId=x'],
  ['moment-detail', '/trends-detail/x'],
])('%s: %s makes no early call', async (folder, at) => {
  const page = PAGES.find((one) => one.folder === folder)
  const { mainRequest } = (await page?.load()) ?? {}
  window.history.replaceState(null, '', `/mfuwu${at}`)
  expect(mainRequest && mainCallWith(mainRequest)(undefined)).toBeUndefined()
})
