import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useLazyLayer } from './useLazyLayer'

const bar = () => document.documentElement.dataset.progress

/** A layer whose code loads, or fails, when the test decides. */
function layerOf() {
  let resolve: (part: { words: string }) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<{ words: string }>((...settle) => ([resolve, reject] = settle))
  const load = vi.fn(() => promise)
  return { layer: { name: 'Part', load }, load, resolve, reject }
}

beforeEach(() => {
  delete document.documentElement.dataset.progress
  sessionStorage.setItem('chunkReload:Part', '1')
})

it('fetches its code when it is opened, once', async () => {
  const { layer, load, resolve } = layerOf()
  const { result, rerender } = renderHook(
    ({ open }) => useLazyLayer(layer, { open, onClose: vi.fn() }),
    { initialProps: { open: false } },
  )
  expect(load).not.toHaveBeenCalled()
  rerender({ open: true })
  await act(async () => {
    resolve({ words: '来了' })
    await Promise.resolve()
  })
  await vi.waitFor(() => expect(result.current).toEqual({ words: '来了' }))
  rerender({ open: false })
  rerender({ open: true })
  expect(load).toHaveBeenCalledOnce()
})

it('opens in the tap itself when its code has been fetched ahead', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
  vi.stubGlobal('cancelIdleCallback', () => {})
  const { layer, load, resolve } = layerOf()
  const { result, rerender } = renderHook(
    ({ open }) => useLazyLayer(layer, { open, onClose: vi.fn(), ahead: true }),
    { initialProps: { open: false } },
  )
  resolve({ words: '来了' })
  await act(() => new Promise((done) => setTimeout(done, 0)))
  expect(result.current).toBeUndefined()
  rerender({ open: true })
  expect(result.current).toEqual({ words: '来了' })
  expect(load).toHaveBeenCalledOnce()
})

it('shows the bar at the top while a slow line brings it, and not for what is there at once', async () => {
  vi.useFakeTimers()
  const { layer, resolve } = layerOf()
  const { result } = renderHook(() => useLazyLayer(layer, { open: true, onClose: vi.fn() }))
  await vi.advanceTimersByTimeAsync(149)
  expect(bar()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(bar()).toBe('busy')
  resolve({ words: '来了' })
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(result.current).toEqual({ words: '来了' })
  expect(bar()).toBe('done')

  delete document.documentElement.dataset.progress
  const quick = { name: 'Part', load: () => Promise.resolve({ words: '' }) }
  renderHook(() => useLazyLayer(quick, { open: true, onClose: vi.fn() }))
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(bar()).toBeUndefined()
})

it('closes when it does not come, but not for a page that was left', async () => {
  for (const isLeft of [false, true]) {
    const { layer, reject } = layerOf()
    const onClose = vi.fn()
    const { unmount } = renderHook(() => useLazyLayer(layer, { open: true, onClose }))
    if (isLeft) unmount()
    reject(new Error('gone'))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(onClose).toHaveBeenCalledTimes(isLeft ? 0 : 1)
  }
})

it('fetches ahead once the browser is at rest, and says nothing when that fails', async () => {
  let run = () => {}
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => {
    run = idle
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {})
  const { layer, load, reject } = layerOf()
  const onClose = vi.fn()
  renderHook(() => useLazyLayer(layer, { open: false, onClose, ahead: true }))
  expect(load).not.toHaveBeenCalled()
  run()
  expect(load).toHaveBeenCalledOnce()
  reject(new Error('gone'))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(onClose).not.toHaveBeenCalled()
})
