import { describe, expect, it, vi } from 'vitest'
import {
  QUEUE,
  closePage,
  fail,
  hide,
  openPage,
  receiver,
  reports,
  startReportTests,
  stored,
  wait,
} from './testing'

startReportTests()

describe('the queue of reports', () => {
  it('keeps the first ten that happen before the reporter is there', async () => {
    const { start } = await openPage()
    for (const letter of 'abcdefghijkl') fail(new Error(letter))
    await start()
    await wait(5000)
    expect(reports().map(({ message }) => message)).toEqual('abcdefghij'.split(''))
  })

  it('counts what happens again, and says so once when the page is left', async () => {
    const { start } = await openPage()
    await start()
    const again = () => new Error('again')
    for (let time = 0; time < 500; time++) fail(again())
    await wait(60_000)
    expect(reports()).toMatchObject([{ message: 'again', count: 1 }])
    hide()
    window.dispatchEvent(new Event('pagehide'))
    await wait(60_000)
    expect(reports()).toMatchObject([{ count: 1 }, { message: 'again', count: 499 }])
  })

  it('reports twenty different problems of a page at most, ten a request', async () => {
    const { start } = await openPage()
    await start()
    for (let at = 0; at < 60; at++) fail(new Error('x'.repeat(at)))
    await wait(60_000)
    expect(receiver.sent.map((request) => request.reports.length)).toEqual([10, 10])
  })

  it('sends what waits when the page is left', async () => {
    const { start } = await openPage()
    await start()
    fail(new Error('last'))
    hide()
    expect(reports()).toMatchObject([{ message: 'last' }])
    await wait(60_000)
    expect(receiver.sent).toHaveLength(1)
  })

  it('holds fifty, and what earlier visits left goes with the next one', async () => {
    receiver.answer = () => new Error('down')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    for (let visit = 0; visit < 4; visit++) {
      const { start } = await openPage()
      await start()
      for (let at = 0; at < 20; at++) fail(new Error('x'.repeat(at) + 'y'.repeat(visit)))
      closePage()
    }
    expect(stored()).toHaveLength(50)
    expect(receiver.sent).toEqual([])
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    receiver.answer = () => new Response('')
    const { start } = await openPage()
    await start()
    await wait(60_000)
    expect(reports()).toHaveLength(50)
  })

  it('scrubs again what somebody else wrote into it', async () => {
    const { start } = await openPage()
    await start()
    fail(new Error('a'))
    const [waiting] = stored()
    const event = {
      ...waiting?.event,
      message: 'call 13800138000',
      uid: '7',
      stack: ['你好', 'f@a.js:1:2'],
    }
    const bad = { ...event, page: '/sign-in?uid=1' }
    localStorage.setItem(QUEUE, JSON.stringify([{ event }, { event: bad }, { event: null }]))
    await wait(5000)
    expect(reports()).toMatchObject([{ message: 'call #', stack: ['f@a.js:1:2'] }])
    expect(reports()[0]).not.toHaveProperty('uid')
  })
})

describe('a receiver that fails', () => {
  it.each([
    ['refuses', () => new Response('', { status: 500 })],
    ['cannot be reached', () => new Error('down')],
  ])(
    'and %s is asked three times for one report, ever later, and never by itself',
    async (_, answer) => {
      receiver.answer = answer
      const { start } = await openPage()
      await start()
      fail(new Error('a'))
      await wait(600_000)
      expect(receiver.sent).toHaveLength(1)
      const times: number[] = []
      for (let second = 1; second <= 120; second++) {
        if (second % 2 === 0) fail(new Error('b'.repeat(Math.min(second / 2, 15))))
        const before = receiver.sent.length
        await wait(1000)
        if (receiver.sent.length > before) times.push(second)
      }
      const tries = receiver.sent.filter(({ reports: [first] }) => first?.message === 'a')
      expect(tries).toHaveLength(3)
      const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0))
      expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
      expect(gaps[0]).toBeGreaterThan(10)
    },
  )

  it('is not reported, nor is storage that throws', async () => {
    const { start } = await openPage()
    await start()
    const heard = vi.fn()
    window.addEventListener('unhandledrejection', heard)
    const forbidden = () => {
      throw new Error('storage')
    }
    vi.stubGlobal('fetch', forbidden)
    vi.spyOn(JSON, 'stringify').mockImplementation(forbidden)
    fail(new Error('a'))
    await wait(60_000)
    vi.mocked(JSON.stringify).mockRestore()
    expect(heard).not.toHaveBeenCalled()
    expect(stored().map(({ event }) => event.message)).not.toContain('storage')
  })
})
