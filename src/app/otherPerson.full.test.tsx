import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOGIN_INFO_KEY } from '@/session/loginInfo'
import { forgetLogin, setWrapperToken, startSession } from '@/session/session'
import { connectToasts } from '@/ui/toast/toast'
import { allPages } from '@tests/support/allPages'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { screenText } from '@tests/support/screenText'
import { until } from '@tests/support/until'

/*
 * One person at a time, on every page: A uses it, then another person logs in, or A logs out. After that nothing of A
 * is on screen or in storage, and no request carries A's token.
 */

const sandbox = startSandbox()
const TYPED = '只有甲知道'
const MOST_TAPS = 5
let people = 0

/** A new account. Unique to it: its nickname's digits, its masked number, its typed text. */
function newPerson() {
  people += 1
  const last = String(1000 + people)
  const phone = `1361357${last}`
  const token = tokenOfPhone(phone)
  return { phone, token, signs: [phone, `元友${last}`, `136****${last}`, token, TYPED] }
}
type Person = ReturnType<typeof newPerson>

const busy = () => document.querySelector('[aria-busy="true"]')

/** Waits until the page is rendered and nothing is pending. */
async function settle() {
  await until(
    () => screenText().trim() !== '' && busy() === null,
    () => `still busy: ${busy()?.outerHTML.slice(0, 300)}`,
  )
  await sandbox.quiet()
}

/** Types text into every field. */
function type() {
  for (const field of screen.queryAllByRole<HTMLInputElement>('textbox'))
    if (!field.disabled && !field.readOnly) fireEvent.change(field, { target: { value: TYPED } })
}

/** Taps what can be tapped, fills what opens, and stays on the page. */
async function use(router: ReturnType<typeof renderRoute>['router']) {
  const { pathname } = router.state.location
  const tapped = new Set<string>()
  type()
  for (let taps = 0; taps < MOST_TAPS; taps += 1) {
    const next = screen
      .queryAllByRole('button')
      .find((button) => !tapped.has(button.textContent ?? ''))
    if (!next || router.state.location.pathname !== pathname) return
    tapped.add(next.textContent ?? '')
    fireEvent.click(next)
    await settle()
    type()
  }
}

/** Where traces of a person are left. */
function tracesOf({ signs }: Person): string[] {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const seen = [screenText(), ...fields.map(({ value }) => value)].join('\n')
  const kept = [JSON.stringify(sessionStorage), JSON.stringify(localStorage)].join('\n')
  return signs.flatMap((sign) => [
    ...(seen.includes(sign) ? [`on screen: ${sign}`] : []),
    ...(kept.includes(sign) ? [`in storage: ${sign}`] : []),
  ])
}

const requestsOf = ({ token }: Person, from: number) =>
  sandbox.requests
    .slice(from)
    .filter(({ headers }) => JSON.stringify(headers).includes(token))
    .map(({ path }) => path)

/** After a change of the person: what is left of the one before, and what was still requested in their name. */
async function after(before: Person, change: () => void) {
  await settle()
  const from = sandbox.requests.length
  change()
  await settle()
  return { traces: tracesOf(before), requests: requestsOf(before, from) }
}

const NOTHING = { traces: [], requests: [] }

function inAnotherTab(token: string) {
  const record = { accessToken: token, clientInfo: '', expireIn: Date.now() + 600_000 }
  localStorage.setItem(LOGIN_INFO_KEY, JSON.stringify(record))
  window.dispatchEvent(new StorageEvent('storage', { key: LOGIN_INFO_KEY }))
}

beforeAll(() => {
  // React renders by itself here, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  startSession()
  connectToasts({ show: () => {}, clear: () => {} })
})
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  setWrapperToken('')
  forgetLogin()
})

describe.each(allPages())('$path', ({ at }) => {
  test('somebody else logs in in another tab', async () => {
    const one = newPerson()
    logInAs(one.phone)
    const { router } = renderRoute(at)
    await settle()
    await use(router)
    expect(await after(one, () => inAnotherTab(newPerson().token))).toEqual(NOTHING)
  })

  test('the app has somebody else, then nobody', async () => {
    const [one, two] = [newPerson(), newPerson()]
    setWrapperToken(one.token)
    renderRoute(at)
    await settle()
    type()
    expect(await after(one, () => setWrapperToken(two.token))).toEqual(NOTHING)
    type()
    expect(await after(two, () => setWrapperToken(''))).toEqual(NOTHING)
  })
})
