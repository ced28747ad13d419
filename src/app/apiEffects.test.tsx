import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { EndpointDescription } from '@/api/core/transport'
import { judge } from '@/api/core/verdict/verdict'
import { applyVerdict, reportClientInfo } from './apiEffects'
import { LOGIN_INFO_KEY, writeLoginInfo } from '@/session/loginInfo'
import { showToast } from '@/ui/toast/toast'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn() }))

const CALL = { name: 'thing/read', method: 'GET', path: '/thing' } as const

/** Applies the product's effects of an answer. */
function apply(status: number, body: unknown, call: Partial<EndpointDescription> = {}) {
  applyVerdict(judge(status, body), { ...CALL, auth: 'optional', ...call })
}
const loggedIn = () => localStorage.getItem(LOGIN_INFO_KEY) !== null

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  writeLoginInfo({ accessToken: 'abc', expireIn: Date.now() + 60_000 }, 'info')
})

describe('what the product does about an answer', () => {
  it('shows the message of a toast code, as it is', () => {
    apply(200, { statusCode: 9806, message: '活动太火爆' })
    expect(vi.mocked(showToast).mock.calls).toEqual([['活动太火爆']])
    expect(loggedIn()).toBe(true)
  })

  it('leaves any other refusal to the page that asked', () => {
    apply(200, { statusCode: 1, message: 'no' })
    apply(401, { message: 'no' })
    expect(showToast).not.toHaveBeenCalled()
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('deletes the login record when the message says TOKEN', () => {
    apply(200, { statusCode: 1, message: 'token of a piece of land' })
    expect(loggedIn()).toBe(true)
    apply(200, { statusCode: 1, message: 'TOKEN expired' })
    expect(loggedIn()).toBe(false)
  })

  it('does nothing about an answer to somebody who is not here any more', () => {
    const answer = judge(200, { statusCode: 400, message: 'TOKEN expired' })
    applyVerdict(answer, { ...CALL, auth: 'optional' }, '|the login before')
    expect(loggedIn()).toBe(true)
    expect(showToast).not.toHaveBeenCalled()
  })

  it('says on the console that somebody is not logged in, without a toast', () => {
    apply(200, { code: 'S00000', message: 'm' })
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('thing/read'))
    expect(showToast).not.toHaveBeenCalled()
  })

  it('says nothing of it for a member-info call', () => {
    apply(200, { code: 'S00000' }, { memberInfo: true })
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('says that the server is being released', () => {
    apply(504, '<html></html>')
    expect(vi.mocked(showToast).mock.calls).toEqual([['服务器在发布,请稍等...']])
  })

  it('shows nothing for a silent call, and still ends the login', () => {
    apply(200, { statusCode: 403, message: 'TOKEN expired' }, { silent: true })
    expect(showToast).not.toHaveBeenCalled()
    expect(loggedIn()).toBe(false)
  })
})

const NO_CLIENT_INFO = '获取clientInfo失败, 请检查SDK配置或刷新浏览器重试'

it('says once that the client info could not be obtained, and again only after it came back', () => {
  reportClientInfo(false)
  reportClientInfo(false)
  expect(vi.mocked(showToast).mock.calls).toEqual([[NO_CLIENT_INFO]])
  reportClientInfo(true)
  expect(showToast).toHaveBeenCalledTimes(1)
  reportClientInfo(false)
  expect(vi.mocked(showToast).mock.calls).toEqual([[NO_CLIENT_INFO], [NO_CLIENT_INFO]])
})
