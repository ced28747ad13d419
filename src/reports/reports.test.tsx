import { describe, expect, it, vi } from 'vitest'
import {
  fail,
  openPage,
  preloadError,
  receiver,
  rejection,
  reports,
  startReportTests,
  stored,
  vitals,
  wait,
} from './testing'

startReportTests()

describe('a field report', () => {
  it('says what went wrong, where, and on which build, and nothing of the person', async () => {
    const { start } = await openPage()
    fail(new TypeError('no 13800138000 in "签到" at https://a.example/x?token=abc'))
    await start()
    await wait(5000)
    expect(reports()).toEqual([
      {
        kind: 'error',
        page: '/trends-detail/:id',
        at: '2026-06-07T08:09:10.000Z',
        release: '',
        system: 'unknown',
        browser: 'unknown',
        visit: 'desktop',
        name: 'TypeError',
        message: "no # in '…' at …",
        stack: expect.any(Array) as string[],
        count: 1,
      },
    ])
    expect(receiver.sent[0]?.body).not.toMatch(/13800138000|20001|uid|abc|签到/)
  })

  it('goes without cookies, tokens or the page’s address', async () => {
    const { start } = await openPage()
    fail(new Error('a'))
    await start()
    await wait(5000)
    expect(receiver.sent[0]?.init).toMatchObject({
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
    })
    expect(Object.keys(receiver.sent[0]?.init.headers ?? {})).toEqual(['Content-Type'])
  })

  it('is made of rejections nobody caught, of chunks and of loads that failed', async () => {
    const { start, noteProblem } = await openPage()
    await start()
    rejection('text')
    rejection({ phone: '13800138000' })
    preloadError(
      new Error('Failed to fetch dynamically imported module: /mfuwu/assets/a-12345678.js'),
    )
    noteProblem('load', new Error('signIn/status: http 504'))
    await wait(5000)
    expect(reports().map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      'rejection: text',
      'rejection: thrown: object',
      'chunk: Failed to fetch dynamically imported module: a.js',
      'load: signIn/status: http 504',
    ])
    expect(receiver.sent).toHaveLength(1)
  })

  it('is made once of one error that is heard of twice', async () => {
    const { start, noteProblem } = await openPage()
    await start()
    const cause = new Error('Failed to fetch')
    preloadError(cause)
    noteProblem('chunk', new Error('Loading chunk /sign-in failed', { cause }))
    noteProblem('load', cause)
    await wait(5000)
    expect(reports()).toHaveLength(1)
  })

  it('is made of a campaign’s load that its page only shows', async () => {
    const { start } = await openPage()
    await start()
    const { queryClient } = await import('@/kit/query/queryClient')
    const { ApiError } = await import('@/api/core/verdict/ApiError')
    const rejected = [
      new ApiError('http', 'signIn/status', 504),
      new ApiError('aborted', 'signIn/status'),
      { code: 10002, message: '活动已结束' },
      { statusCode: 500, message: '张三 13800138000' },
    ]
    for (const [at, reason] of rejected.entries())
      await queryClient.prefetchQuery({
        queryKey: [`query of ${at}`],
        queryFn: async () => {
          throw reason
        },
      })
    await wait(5000)
    expect(reports()).toMatchObject([
      { kind: 'load', name: 'ApiError', message: 'signIn/status: http 504' },
      { kind: 'load', name: 'Error', message: 'query of 3: server error' },
    ])
  })

  it('is made of code that takes too long', async () => {
    const { start } = await openPage()
    await start()
    const { CHUNK_TIMEOUT_MS, importChunk } = await import('@/lib/failure/loadChunk')
    importChunk('/sign-in', () => new Promise(() => {})).catch(() => {})
    await wait(CHUNK_TIMEOUT_MS + 5000)
    expect(reports()).toMatchObject([
      { kind: 'chunk', name: 'ChunkLoadError', message: 'Loading chunk /sign-in failed' },
    ])
  })

  it('holds a web vital of the page that the document was opened with', async () => {
    const { start } = await openPage()
    await start()
    window.history.replaceState(null, '', '/mfuwu/sign-in')
    vitals.report({ name: 'LCP', value: 2512.34567, rating: 'needs-improvement' })
    await wait(5000)
    expect(reports()).toMatchObject([
      {
        kind: 'vital',
        name: 'LCP',
        value: 2512.346,
        rating: 'needs-improvement',
        page: '/trends-detail/:id',
      },
    ])
  })

  it('is not made of the browser’s harmless notes', async () => {
    const { start } = await openPage()
    await start()
    const message = 'ResizeObserver loop completed with undelivered notifications.'
    window.dispatchEvent(new ErrorEvent('error', { message }))
    await wait(5000)
    expect(receiver.sent).toEqual([])
  })
})

describe('who reports', () => {
  it('is decided once a visit, by the rate', async () => {
    vi.stubEnv('VITE_REPORT_RATE', '0.1')
    const dice = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const first = await openPage()
    fail(new Error('a'))
    await first.start()
    dice.mockReturnValue(0.05)
    const second = await openPage()
    fail(new Error('a'))
    await second.start()
    await wait(60_000)
    expect(receiver.sent).toEqual([])
    sessionStorage.clear()
    const next = await openPage()
    fail(new Error('a'))
    await next.start()
    await wait(5000)
    expect(reports()).toHaveLength(1)
  })

  it('is nobody where the build has no address', async () => {
    vi.stubEnv('VITE_REPORT_URL', '')
    const { start, noteProblem } = await openPage()
    fail(new Error('a'))
    noteProblem('load', new Error('b'))
    await start()
    await wait(60_000)
    expect(receiver.sent).toEqual([])
    expect(stored()).toEqual([])
  })

  it('is also a page that never starts', async () => {
    await openPage()
    fail(new Error('no start'))
    await wait(20_000)
    await vi.dynamicImportSettled()
    await wait(5000)
    expect(reports()).toMatchObject([{ message: 'no start' }])
  })
})
