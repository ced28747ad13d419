import { act, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { useLayoutEffect } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Countdown } from './Countdown'
import { remaining, spokenRemaining } from './remaining'
import { useServerNowAt } from './useServerNow'
import { TimeAgo } from './TimeAgo'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime, serverNow, syncServerClock } from '@/lib/serverClock'

const at = (text: string) => parseServerTime(text) ?? Number.NaN

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2020, 0, 1) })
  syncServerClock('2026-11-20 10:00:00')
})

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** The device slept: its clock went on and no timer ran. */
function sleep(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

describe('remaining', () => {
  test('its parts are the time that is left, to the second', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
    fc.assert(
      fc.property(moment, moment, (end, now) => {
        const { days, hours, minutes, seconds, over } = remaining(end, now)
        const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
        expect(over).toBe(end <= now)
        expect(total).toBe(over ? 0 : Math.ceil((end - now) / 1000))
        expect(Math.max(hours - 23, minutes - 59, seconds - 59)).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('never grows as time goes on', () => {
    const moment = fc.integer({ min: 0, max: 4_000_000_000_000 })
    const left = (end: number, now: number) => {
      const { days, hours, minutes, seconds } = remaining(end, now)
      return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
    }
    fc.assert(
      fc.property(moment, moment, fc.nat(), (end, now, later) => {
        expect(left(end, now + later)).toBeLessThanOrEqual(left(end, now))
      }),
    )
  })

  test('what is no time is over', () => {
    expect(remaining(Number.NaN, 0)).toMatchObject({ over: true, seconds: 0 })
  })

  test.each([
    [2 * 86_400 + 3 * 3600, '2天3小时'],
    [5 * 3600 + 59, '5小时'],
    [61, '1分钟'],
    [59, '不到1分钟'],
    [0, '时间到'],
  ])('%d seconds are said as %s', (seconds, words) => {
    expect(spokenRemaining(remaining(seconds * 1000, 0))).toBe(words)
  })
})

describe('Countdown', () => {
  const shown = () => screen.getByText('距开始', { selector: '[aria-hidden]' }).textContent

  test('counts to the platform’s moment, not the device’s', () => {
    render(<Countdown endsAt={at('2026-11-22 13:04:05')} label="距开始" />)
    expect(shown()).toBe('距开始 2天 03:04:05')
    pass(5000)
    expect(shown()).toBe('距开始 2天 03:04:00')
  })

  test('a screen reader hears the minutes, not the seconds', () => {
    render(<Countdown endsAt={at('2026-11-20 10:05:30')} label="距开始" />)
    const timer = screen.getByRole('timer')
    const announced = timer.textContent
    expect(announced).toBe('距开始 5分钟')
    pass(29_000)
    expect(timer).toHaveTextContent(announced)
    pass(2000)
    expect(timer).toHaveTextContent('距开始 4分钟')
  })

  test.each([
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
  ])('is right again as soon as the page is back: %s', (_, back) => {
    render(<Countdown endsAt={at('2026-11-20 12:00:00')} label="距开始" />)
    sleep(3_600_000)
    expect(shown()).toBe('距开始 02:00:00')
    act(() => void back())
    expect(shown()).toBe('距开始 01:00:00')
  })

  test('follows an answer that sets the clock', () => {
    render(<Countdown endsAt={at('2026-11-20 12:00:00')} label="距开始" />)
    act(() => syncServerClock('2026-11-20 11:59:00'))
    expect(shown()).toBe('距开始 00:01:00')
  })

  test('tells its end once, also when it comes during a sleep, and again for another end', () => {
    const onEnd = vi.fn()
    const ends = at('2026-11-20 10:00:03')
    const { rerender } = render(<Countdown endsAt={ends} label="距开始" onEnd={onEnd} />)
    pass(2900)
    expect(onEnd).not.toHaveBeenCalled()
    expect(shown()).toBe('距开始 00:00:01')
    pass(200)
    expect(onEnd).toHaveBeenCalledOnce()
    pass(60_000)
    rerender(<Countdown endsAt={ends} label="距开始" onEnd={() => onEnd()} />)
    expect(onEnd).toHaveBeenCalledOnce()
    rerender(<Countdown endsAt={ends + 3_600_000} label="距开始" onEnd={onEnd} />)
    sleep(7_200_000)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(onEnd).toHaveBeenCalledTimes(2)
  })

  test('tells its end also where the page has found out before it, and takes it away', () => {
    const onEnd = vi.fn()
    const ends = at('2026-11-20 10:00:03')
    const { unmount } = render(<Countdown endsAt={ends} label="距开始" onEnd={onEnd} />)
    vi.setSystemTime(Date.now() + 3000)
    unmount()
    expect(onEnd).toHaveBeenCalledOnce()
    const early = render(<Countdown endsAt={ends + 60_000} label="距开始" onEnd={onEnd} />)
    early.unmount()
    expect(onEnd).toHaveBeenCalledOnce()
  })

  test('many share one timer, and it ends with the last', () => {
    // jsdom notifies other windows of changed storage.
    vi.advanceTimersByTime(0)
    const ends = at('2026-11-20 12:00:00')
    const { unmount } = render(
      <>
        <Countdown endsAt={ends} label="一" />
        <Countdown endsAt={ends} label="二" />
      </>,
    )
    expect(vi.getTimerCount()).toBe(1)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('useServerNowAt', () => {
  let draws = 0
  function Phase({ moments }: { moments: number[] }) {
    const now = useServerNowAt(moments)
    draws += 1
    return <p>{moments.filter((moment) => now >= moment).length}</p>
  }

  test('draws only when a moment comes', () => {
    draws = 0
    render(<Phase moments={[serverNow() + 60_000, serverNow() + 90 * 86_400_000]} />)
    pass(50_000)
    act(() => syncServerClock(formatServerTime(serverNow() + 9000)))
    expect(draws).toBe(1)
    expect(screen.getByText('0')).toBeVisible()
    pass(1000)
    expect(screen.getByText('1')).toBeVisible()
    pass(90 * 86_400_000)
    expect(screen.getByText('2')).toBeVisible()
    expect(draws).toBeLessThan(10)
    expect(formatServerTime(serverNow())).toBe('2027-02-18 10:01:00')
  })

  test('is right also when an answer sets the clock back and brings the moment', () => {
    const moment = serverNow() + 60_000
    syncServerClock(formatServerTime(moment + 300_000))
    const { rerender } = render(<Phase moments={[]} />)
    act(() => syncServerClock(formatServerTime(moment - 1000)))
    rerender(<Phase moments={[moment]} />)
    expect(screen.getByText('0')).toBeVisible()
    pass(1000)
    expect(screen.getByText('1')).toBeVisible()
  })

  test('is right also when an answer sets the clock between the draw and its effects', () => {
    const moment = serverNow() + 60_000
    function LatePhase() {
      useLayoutEffect(() => syncServerClock(formatServerTime(moment)), [])
      return <Phase moments={[moment]} />
    }
    // The device's clock is five minutes behind until the answer comes.
    syncServerClock(formatServerTime(moment - 300_000))
    render(<LatePhase />)
    expect(screen.getByText('1')).toBeVisible()
  })
})

describe('useServerNowRoughly', () => {
  test('「3分钟前」 grows each half minute, and at once with an answer that sets the clock', () => {
    const { unmount } = render(<TimeAgo time={formatServerTime(serverNow() - 180_000)} />)
    expect(screen.getByRole('time')).toHaveTextContent('3分钟前')
    pass(60_000)
    expect(screen.getByRole('time')).toHaveTextContent('4分钟前')
    act(() => syncServerClock(formatServerTime(serverNow() + 360_000)))
    expect(screen.getByRole('time')).toHaveTextContent('10分钟前')
    unmount()
    vi.advanceTimersByTime(0)
    expect(vi.getTimerCount()).toBe(0)
  })
})
