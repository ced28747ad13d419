import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as TtlCache from '@/lib/storage/ttlCache'
import { forgetLogin, setWrapperToken } from '@/session/session'
import { connectToasts } from '@/ui/toast/toast'
import { allPages } from '@tests/support/allPages'
import { liveMarkup, screenText, unreadable } from '@tests/support/screenText'
import { until } from '@tests/support/until'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'

/*
 * Tests of all pages, by the route table: each is opened once over the sandbox, its calls are recorded, and it is
 * opened again for each call and each class of bad answer. No page has a line here; one that rightly redirects is
 * followed.
 */

const { caches } = vi.hoisted(() => ({ caches: [] as { clear(): void }[] }))
// Cached values of modules belong to another document.
vi.mock('@/lib/storage/ttlCache', async (importOriginal) => {
  const { createTtlCache } = await importOriginal<typeof TtlCache>()
  const create: typeof createTtlCache = (...options) => {
    const cache = createTtlCache<never>(...options)
    caches.push(cache)
    return cache
  }
  return { createTtlCache: create }
})

/** One of each kind of answer that a page can distinguish; that all faults end as one of them: `api/core`. */
const CLASSES = ['cut', 'http_500', 'signed_out', 'null_data', 'wrong_shape', 'hostile']

/** Pages do not wait for tracking events (`tracking/`). */
const isPageCall = ({ path }: { path: string }) => !/buriedPoint|__sandbox/.test(path)

const sandbox = startSandbox()
const errors: string[] = []
let people = 0

beforeAll(() => {
  // React renders by itself here, as in a browser: most of what a page does follows from answers.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  connectToasts({ show: () => {}, clear: () => {} })
})
beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // In development the error page prints the value that a loader threw: that is no text.
    if (typeof words[0] === 'string') errors.push(words.map(String).join(' '))
  })
})
afterEach(() => setWrapperToken(''))

/** Opens the page as a new document of a new account, and resolves when no request is pending. */
async function open(at: string, inApp: boolean, fault = '') {
  for (const cache of caches) cache.clear()
  forgetLogin()
  sessionStorage.clear()
  localStorage.clear()
  people += 1
  const phone = `134${String(people).padStart(8, '0')}`
  setWrapperToken(inApp ? tokenOfPhone(phone) : '')
  if (!inApp) logInAs(phone)
  sandbox.useScenario(...(fault ? [fault] : []))
  const view = renderRoute(at)
  await sandbox.quiet()
  const busy = () => document.querySelector('[aria-busy="true"]')
  await until(
    () => screenText().trim() !== '' && busy() === null,
    () => `still busy: ${busy()?.outerHTML.slice(0, 300)}`,
  )
  // A page that redirects shows no button or link until the target is rendered.
  await until(hasWayOn, () => `no way on: ${screenText().slice(0, 300)}`)
  return view
}

const hasWayOn = () =>
  document.querySelector('a[href], button:not([disabled]), input, textarea') !== null

/** There is text for people, no sign of a programming error, and no executable markup. */
function problemsOnScreen(): string[] {
  return [
    ...(/[一-鿿]/.test(screenText()) ? [] : ['no word of Chinese']),
    ...unreadable().map((words) => `unreadable: ${words}`),
    ...liveMarkup().map((element) => `would run: ${element.outerHTML.slice(0, 100)}`),
    ...errors.splice(0).map((words) => `printed: ${words.slice(0, 200)}`),
  ]
}

describe.each(allPages())('$path', ({ at, inApp }) => {
  let calls: string[] = []

  test('opens', async () => {
    await open(at, inApp)
    calls = [...new Set(sandbox.requests.filter(isPageCall).map(({ path }) => path))]
    expect(problemsOnScreen()).toEqual([])
  })

  test.each(CLASSES)('with a bad answer to each of its calls: %s', async (fault) => {
    const found: string[] = []
    for (const call of calls) {
      const { unmount } = await open(at, inApp, `${fault}@${call}$`)
      found.push(...problemsOnScreen().map((problem) => `${call}: ${problem}`))
      unmount()
    }
    expect(found).toEqual([])
  })
})
