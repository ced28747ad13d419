import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE, TOKEN, eventually, startFakeApp, timed } from '@tests/support/fakeApp'

const { open } = startFakeApp()

describe.each([['android'], ['ios']] as const)('an %s app', (dialect) => {
  it('that throws leaves a browser visit', async () => {
    const page = await open({ dialect, misbehave: 'throws', token: TOKEN, arriveAfterMs: 0 })
    page.onAccessTokenChanged(() => undefined)
    expect(await timed(page.getAccessToken())).toEqual([undefined, 0])
    expect(await eventually(page.getClientInfo())).toBeUndefined()
    expect(await eventually(page.appLogin())).toBe('')
    expect(await eventually(page.appShare(SHARE))).toBeUndefined()
    expect(await eventually(page.appSaveImage('data:,'))).toBeUndefined()
    expect(await eventually(page.openAppPage('/'))).toBe(false)
  })

  it('that throws leaves the page open', async () => {
    const page = await open({ dialect, misbehave: 'throws', arriveAfterMs: 0 })
    expect(await eventually(page.closeWebView())).toBe(false)
  })

  it('that never answers holds nothing up longer than it may', async () => {
    const page = await open({ dialect, misbehave: 'never', token: TOKEN, arriveAfterMs: 0 })
    expect(await timed(page.getAccessToken())).toEqual([undefined, 1500])
    expect(await timed(page.getClientInfo())).toEqual([undefined, 1500])
    expect(await timed(page.appShare(SHARE))).toEqual([undefined, 60_000])
    expect(await timed(page.appSaveImage('data:,'))).toEqual([undefined, 60_000])
    expect(await timed(page.appLogin())).toEqual(['', 600_000])
  })

  it('that answers twice is heard once', async () => {
    const page = await open({ dialect, misbehave: 'twice', token: TOKEN })
    expect(await eventually(page.getAccessToken())).toBe(TOKEN)
    expect(await eventually(page.appShare(SHARE))).toBe(true)
  })

  it('that answers garbage reads as nothing, whatever the garbage', async () => {
    const page = await open({ dialect, misbehave: 'garbage', token: TOKEN })
    for (let round = 0; round < 6; round += 1) {
      expect(await eventually(page.appShare(SHARE))).toBe(false)
      expect(await eventually(page.appSaveImage('data:,'))).toBeUndefined()
    }
    expect(await eventually(page.getClientInfo())).toBeUndefined()
  })

  it('never breaks a page, whatever it answers', async () => {
    const answers: Record<string, unknown> = {}
    const page = await open({ dialect, answers, arriveAfterMs: 0 })
    const lie = fc.oneof(
      fc.anything({ withBigInt: true, withMap: true, withDate: true, withNullPrototype: true }),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.record({ accessToken: fc.anything(), clientId: fc.anything(), shared: fc.anything() }),
    )
    await fc.assert(
      fc.asyncProperty(lie, async (answer) => {
        for (const name of ['getAccessToken', 'getClientInfo', 'login', 'share', 'saveImage'])
          answers[name] = answer
        const asked = Promise.all([
          page.getAccessToken(),
          page.getClientInfo(),
          page.appLogin(),
          page.appShare(SHARE),
          page.appSaveImage('data:,'),
        ])
        const [token, info, login, shared, saved] = await eventually(asked)
        expect(token ?? '').toMatch(/^[\x21-\x7e]{0,4096}$/)
        expect(login).toBe(token ?? '')
        expect(info ?? 'none').toMatch(/^[\w+/-]{1,4096}=*$/)
        for (const done of [shared, saved]) expect([true, false, undefined]).toContain(done)
      }),
      { numRuns: 300 },
    )
  })
})

describe('an object that lies with its getters', () => {
  it('reads as nothing', async () => {
    const trap = new Proxy(
      {},
      {
        get(_target, name) {
          if (name === 'then') return undefined
          throw new Error('hostile')
        },
      },
    )
    const names = ['getAccessToken', 'getClientInfo', 'share']
    const answers = Object.fromEntries(names.map((name) => [name, trap]))
    const page = await open({ dialect: 'ios', answers, arriveAfterMs: 0 })
    expect(await eventually(page.getAccessToken())).toBeUndefined()
    expect(await eventually(page.getClientInfo())).toBeUndefined()
    expect(await eventually(page.appShare(SHARE))).toBeUndefined()
  })
})
