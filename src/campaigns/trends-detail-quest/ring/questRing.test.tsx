import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadingBar } from '../ReadingBar'

const isShown = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the ring', () => {
  const onRead = vi.fn()
  const onStart = vi.fn()
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

  beforeEach(() => {
    vi.useFakeTimers()
    render(<ReadingBar seconds={15} rewardText="20积分" onRead={onRead} onStart={onStart} />)
    return () => vi.useRealTimers()
  })

  it('begins with the first touch, not before', () => {
    pass(20_000)
    expect(screen.getByText('15')).toBeInTheDocument()
    expect(onStart).not.toHaveBeenCalled()
    fireEvent.touchStart(window)
    pass(4000)
    expect(screen.getByText('11')).toBeInTheDocument()
    expect(onStart).toHaveBeenCalledOnce()
  })

  it('rests when nobody has touched the page for ten seconds', () => {
    fireEvent.scroll(window)
    pass(30_000)
    expect(screen.getByText('继续浏览可完成任务')).toBeVisible()
    expect(screen.getByText('5')).toBeInTheDocument()
    fireEvent.scroll(window)
    pass(5000)
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('makes no progress in 60 seconds in the background', () => {
    fireEvent.scroll(window)
    pass(3000)
    act(() => isShown('hidden'))
    pass(60_000)
    act(() => isShown('visible'))
    pass(1000)
    expect(screen.getByText('12')).toBeInTheDocument()
    expect(screen.getByText('继续浏览可完成任务')).toBeVisible()
  })

  it('goes on where it was when the page comes back from the back-forward cache', () => {
    fireEvent.scroll(window)
    pass(6000)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    pass(60_000)
    act(() => void window.dispatchEvent(new Event('pageshow')))
    fireEvent.scroll(window)
    pass(4000)
    expect(screen.getByText('5')).toBeInTheDocument()
    expect(onRead).not.toHaveBeenCalled()
  })
})
