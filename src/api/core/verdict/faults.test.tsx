import { beforeEach, expect, test, vi } from 'vitest'
import { connectApi } from '@/app/api'
import { readUserInfo } from '@/api/login'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { LOGIN_INFO_KEY } from '@/session/loginInfo'
import { connectToasts } from '@/ui/toast/toast'
import { FAULTS, type FaultName } from '@tests/support/faults'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { LOGIN_OVER_TEXT, NETWORK_TEXT, failureOf, type Failure } from './failure'

const sandbox = startSandbox()
const toasts: string[] = []

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  localStorage.setItem(CLIENT_ID_KEY, 'faults')
  connectApi()
  toasts.length = 0
  connectToasts({ show: (text) => void toasts.push(text), clear: () => {} })
  logInAs('13900000001')
})

/** The failure that a page sees for each fault. */
const FAILURES: Readonly<Record<Exclude<FaultName, 'hostile'>, Omit<Failure, 'code'>>> = {
  http_500: { kind: 'refused', text: FAULTS.http_500, toasted: true, unknownResult: true },
  http_504: { kind: 'http', text: NETWORK_TEXT, toasted: true, unknownResult: true },
  cut: { kind: 'network', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  html: { kind: 'notJson', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  malformed: { kind: 'notJson', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  empty_body: { kind: 'empty', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  empty: { kind: 'shape', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  null_data: { kind: 'shape', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  wrong_shape: { kind: 'shape', text: NETWORK_TEXT, toasted: false, unknownResult: true },
  signed_out: { kind: 'signedOut', text: '请先登录', toasted: false, unknownResult: false },
  token_bad: { kind: 'signedOut', text: LOGIN_OVER_TEXT, toasted: true, unknownResult: false },
  toast: { kind: 'refused', text: FAULTS.toast, toasted: true, unknownResult: false },
}

test.each(Object.entries(FAILURES))(
  '%s: one failure, the toast that is owed, and only a bad token ends the login',
  async (fault, failure) => {
    sandbox.useScenario(`${fault}@/user/info$`)
    const error: unknown = await readUserInfo({}).then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    expect(error).toBeDefined()
    expect(failureOf(error)).toEqual(failure)
    const owed = FAULTS[fault as FaultName]
    expect([...new Set(toasts)]).toEqual(owed === '' ? [] : [owed])
    expect(localStorage.getItem(LOGIN_INFO_KEY) === null).toBe(fault === 'token_bad')
  },
)

test('hostile: an answer like any other, of which every text is a text', async () => {
  sandbox.useScenario('hostile@/user/info$')
  const user = await readUserInfo({})
  expect(Object.values(user).filter((value) => value === undefined)).toEqual([])
  expect(typeof user.nickname).toBe('string')
  expect(toasts).toEqual([])
})
