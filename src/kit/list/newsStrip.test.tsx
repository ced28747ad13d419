import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NewsStrip } from './NewsStrip'

beforeEach(() => {
  vi.useFakeTimers()
})

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('tells one line after the other, and begins again', () => {
  render(<NewsStrip lines={['一', '二']} label="最新动态" />)
  expect(screen.getByText('一')).toBeVisible()
  pass(3000)
  expect(screen.getByText('二')).toBeVisible()
  expect(screen.queryByText('一')).toBeNull()
  pass(3000)
  expect(screen.getByText('一')).toBeVisible()
})

test('stops and goes on with a tap', () => {
  render(<NewsStrip lines={['一', '二']} label="最新动态" />)
  fireEvent.click(screen.getByRole('button', { name: '暂停滚动' }))
  pass(9000)
  expect(screen.getByText('一')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '继续滚动' }))
  pass(3000)
  expect(screen.getByText('二')).toBeVisible()
})

test('rests in the background', () => {
  render(<NewsStrip lines={['一', '二']} label="最新动态" />)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  pass(9000)
  expect(screen.getByText('一')).toBeVisible()
})

test('rests while it is off screen', () => {
  let report: (isIntersecting: boolean) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<NewsStrip lines={['一', '二']} label="最新动态" />)
  act(() => report(false))
  pass(9000)
  expect(screen.getByText('一')).toBeVisible()
  act(() => report(true))
  pass(3000)
  expect(screen.getByText('二')).toBeVisible()
})

test('is not there without news, and has nothing to stop with one line', () => {
  const { rerender } = render(<NewsStrip lines={[]} label="最新动态" />)
  expect(screen.queryByRole('region')).toBeNull()
  rerender(<NewsStrip lines={['一']} label="最新动态" />)
  expect(screen.getByText('一')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
