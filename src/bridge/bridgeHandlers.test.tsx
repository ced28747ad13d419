import { decode, encode } from 'js-base64'
import { describe, expect, it, vi } from 'vitest'
import { SHARE, TOKEN, eventually, startFakeApp, timed } from '@tests/support/fakeApp'

const INFO = { clientId: 'f00d', clientType: 1, clientVersion: '1.0.0', systemInfo: '安卓 14' }

const { open, leave } = startFakeApp()

const lastCall = () => window.__wrapperCalls?.at(-1)

const DIALECTS = [['android'], ['ios']] as const

describe.each(DIALECTS)('the %s app', (dialect) => {
  it('gives the token of the person who is logged in', async () => {
    const { getAccessToken } = await open({ dialect, token: TOKEN })
    expect(await eventually(getAccessToken())).toBe(TOKEN)
    expect(window.__wrapperCalls).toEqual([{ handler: 'getAccessToken', data: {} }])
  })

  it('gives an empty token when nobody is logged in', async () => {
    const { getAccessToken } = await open({ dialect })
    expect(await eventually(getAccessToken())).toBe('')
  })

  it('takes a bare token, also one of digits only', async () => {
    const answers: Record<string, unknown> = { getAccessToken: TOKEN }
    const { getAccessToken } = await open({ dialect, answers })
    expect(await eventually(getAccessToken())).toBe(TOKEN)
    answers.getAccessToken = '90071992547409931234'
    expect(await eventually(getAccessToken())).toBe('90071992547409931234')
    answers.getAccessToken = '12345678'
    expect(await eventually(getAccessToken())).toBe('12345678')
  })

  it.each([null, 'null', '(null)', 'undefined', '', {}, { accessToken: 'null' }, { token: TOKEN }])(
    'reads the token %j as nobody',
    async (answer) => {
      const { getAccessToken } = await open({ dialect, answers: { getAccessToken: answer } })
      expect(await eventually(getAccessToken())).toBe('')
    },
  )

  it.each([
    [12],
    [true],
    ['true'],
    ['two words'],
    ['line\r\nX-Evil: 1'],
    ['\u0000'],
    ['令牌'],
    ['x'.repeat(4097)],
    [{ accessToken: 12 }],
    [{ accessToken: { accessToken: TOKEN } }],
    [[TOKEN]],
    [`["${TOKEN}"]`],
    ['{"accessToken":'],
    ['DefaultHandler response data'],
  ])('takes %j for no word about who is there', async (answer) => {
    const { getAccessToken } = await open({ dialect, answers: { getAccessToken: answer } })
    expect(await eventually(getAccessToken())).toBeUndefined()
  })

  it('hands its client info on as given', async () => {
    const given = encode(JSON.stringify(INFO))
    const { getClientInfo } = await open({ dialect, clientInfo: given })
    expect(await eventually(getClientInfo())).toBe(given)
  })

  it('takes the line breaks out of client info that an Android encoder wrapped', async () => {
    const given = encode(JSON.stringify({ ...INFO, systemInfo: 'long '.repeat(30) }))
    const wrapped = given.replace(/.{76}/g, '$&\n') + '\n'
    const { getClientInfo } = await open({ dialect, clientInfo: wrapped })
    expect(await eventually(getClientInfo())).toBe(given)
  })

  it('encodes a client-info record', async () => {
    const { getClientInfo } = await open({ dialect, clientInfo: INFO })
    const value = (await eventually(getClientInfo())) ?? ''
    expect(value).toMatch(/^[\w+/]+=*$/)
    expect(JSON.parse(decode(value))).toEqual(INFO)
  })

  it.each([
    [undefined],
    [null],
    [3],
    [''],
    ['null'],
    ['undefined'],
    ['不是'],
    ['a b\u0000'],
    ['=='],
    [{}],
    [[INFO]],
    [{ error: 'no' }],
    [{ clientId: '', systemInfo: 'x'.repeat(5000) }],
    [{ clientId: {} }],
  ])('reads the client info %j as none', async (clientInfo) => {
    const { getClientInfo } = await open({ dialect, clientInfo })
    expect(await eventually(getClientInfo())).toBeUndefined()
  })

  it('logs in: the new token, or nothing when the person leaves', async () => {
    const page = await open({ dialect, loginToken: TOKEN })
    expect(await eventually(page.appLogin())).toBe(TOKEN)
    expect(await eventually(page.getAccessToken())).toBe(TOKEN)
    leave()
    const other = await open({ dialect })
    expect(await eventually(other.appLogin())).toBe('')
  })

  it('shares and saves, and tells what the person did', async () => {
    const page = await open({ dialect })
    expect(await eventually(page.appShare(SHARE))).toBe(true)
    expect(lastCall()).toEqual({ handler: 'share', data: { ...SHARE, imageUrl: '' } })
    expect(await eventually(page.appSaveImage('data:image/png;base64,AA=='))).toBe(true)
    expect(lastCall()).toEqual({
      handler: 'saveImage',
      data: { dataUrl: 'data:image/png;base64,AA==' },
    })
    leave()
    const declined = await open({ dialect, shared: false, saved: false })
    expect(await eventually(declined.appShare(SHARE))).toBe(false)
    expect(await eventually(declined.appSaveImage('data:,'))).toBe(false)
  })

  it.each([
    [true, true],
    ['true', true],
    [{ shared: 1 }, true],
    [{ shared: 'true' }, true],
    [{ shared: 'no' }, false],
    [{ saved: true }, false],
    [undefined, false],
    ['ok', false],
  ])('reads the share answer %j as %j', async (answer, wanted) => {
    const { appShare } = await open({ dialect, answers: { share: answer } })
    expect(await eventually(appShare(SHARE))).toBe(wanted)
  })

  it.each([
    [true, true],
    [{ saved: 'true' }, true],
    ['false', false],
    [{ saved: 0 }, false],
    [{ shared: true }, undefined],
    [null, undefined],
    ['DefaultHandler response data', undefined],
  ])('reads the save answer %j as %j', async (answer, wanted) => {
    const { appSaveImage } = await open({ dialect, answers: { saveImage: answer } })
    expect(await eventually(appSaveImage('data:,'))).toBe(wanted)
  })

  it('opens a page without waiting for an answer', async () => {
    const page = await open({ dialect, arriveAfterMs: 0 })
    expect(await timed(page.openAppPage('/wallet'))).toEqual([true, 0])
    expect(lastCall()).toEqual({ handler: 'openPage', data: { path: '/wallet' } })
  })

  it('closes without waiting for an answer', async () => {
    const page = await open({ dialect, arriveAfterMs: 0 })
    expect(await timed(page.closeWebView())).toEqual([true, 0])
    expect(lastCall()).toEqual({ handler: 'close', data: {} })
  })

  it('tells of logins and logouts, to those who still listen', async () => {
    const { onAccessTokenChanged, getAccessToken } = await open({ dialect })
    const heard: string[] = []
    const gone = vi.fn()
    const stop = onAccessTokenChanged((token) => heard.push(token))
    onAccessTokenChanged(gone)()
    await vi.runAllTimersAsync()
    expect(window.__wrapperCall?.('onAccessTokenChanged', { accessToken: TOKEN })).toBe(true)
    expect(await eventually(getAccessToken())).toBe(TOKEN)
    window.__wrapperCall?.('onAccessTokenChanged', { accessToken: '' })
    window.__wrapperCall?.('onAccessTokenChanged')
    window.__wrapperCall?.('onAccessTokenChanged', { accessToken: 5 })
    expect(heard).toEqual([TOKEN, '', '', ''])
    stop()
    window.__wrapperCall?.('onAccessTokenChanged', { accessToken: TOKEN })
    expect(heard).toHaveLength(4)
    expect(gone).not.toHaveBeenCalled()
  })

  it('is a guest visit while the bridge is late, and is followed once it comes', async () => {
    const page = await open({ dialect, token: TOKEN, arriveAfterMs: 30_000 })
    const heard = vi.fn()
    page.onAccessTokenChanged(heard)
    const start = Date.now()
    const early = page.getAccessToken()
    await vi.advanceTimersByTimeAsync(1500)
    expect(await early).toBeUndefined()
    expect(Date.now() - start).toBe(1500)
    expect(window.__wrapperCall?.('onAccessTokenChanged')).toBe(false)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(window.__wrapperCall?.('onAccessTokenChanged', { accessToken: 'next' })).toBe(true)
    expect(heard.mock.calls).toEqual([['next']])
    expect(await eventually(page.getAccessToken())).toBe('next')
  })
})

describe('an ordinary browser', () => {
  it('answers everything at once with nothing', async () => {
    vi.resetModules()
    const page = await import('./handlers')
    const all = [page.getAccessToken(), page.getClientInfo(), page.appLogin()]
    expect(await timed(Promise.all(all))).toEqual([[undefined, undefined, ''], 0])
    expect(page.onAccessTokenChanged(() => undefined)).toBeTypeOf('function')
  })

  it('cannot be closed', async () => {
    vi.resetModules()
    const page = await import('./handlers')
    expect(await timed(page.closeWebView())).toEqual([false, 0])
  })
})
