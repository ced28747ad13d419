import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { mainCallWith } from './mainCall'
import { pageTable } from '../../vite/pageTable'
import { withoutState, type Look } from '@tests/support/looks'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()

const files = import.meta.glob<{ mainRequest: MainRequestOf }>('/src/{campaigns,pages}/*/route.ts')

const looks = import.meta.glob<readonly Look[]>('/src/{campaigns,pages}/*/looks.ts', {
  import: 'looks',
})

/** Each page with a main request, by its folder. */
const PAGES = pageTable().flatMap(({ route, hasMainRequest }) => {
  const [, file = '', folder = ''] = /(\/src\/(?:campaigns|pages)\/([^/]+)\/.*)/.exec(route) ?? []
  const load = files[file]
  return hasMainRequest && load
    ? [{ folder, load, loadLooks: looks[file.replace('route', 'looks')] }]
    : []
})

/** Makes the main call if the page has one: the first of its looks may be without. */
function callAtOneOf(list: readonly Look[], mainRequest: MainRequestOf) {
  for (const at of list.map((look) => withoutState(look.at))) {
    window.history.replaceState(null, '', `/mfuwu${at}`)
    const early = mainCallWith(mainRequest)(undefined)
    if (early) return { at, early }
  }
  throw new Error('no visit makes a call')
}

/** The request as the platform sees it. jsdom is a desktop browser to the app, so the client info has another type. */
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
    // Requests that the page of the previous test sent while leaving may arrive here.
    const its = new RegExp(`^${early.call.path.replace(/\{\w+\}/g, '[^/]+')}$`)
    const first = sandbox.requests.findIndex(({ path }) => its.test(path))
    const sent = sandbox.requests.map(plain)[first]
    renderRoute(at)
    await waitFor(() => expect(sandbox.requests.slice(first + 1).map(plain)).toContainEqual(sent))
  },
)

test('an id in a path is asked for without the end of a sentence', async () => {
  const { mainRequest } =
    (await PAGES.find(({ folder }) => folder === 'moment-detail')?.load()) ?? {}
  window.history.replaceState(null, '', '/mfuwu/trends-detail/20001。')
  const early = mainRequest && mainCallWith(mainRequest)(undefined)
  expect((await early?.answer)?.status).toBe(200)
  expect(sandbox.requests.at(-1)?.query).toMatchObject({ momentId: '20001' })
})

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
