import { act, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Sheet } from '@/ui/modal/Sheet'
import { Toaster } from './Toaster'
import { dismissToasts, showToast } from './toast'

beforeEach(() => {
  vi.useFakeTimers()
})

const say = (...texts: string[]) => act(() => texts.forEach(showToast))
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a toast is said politely and goes by itself', () => {
  render(<Toaster />)
  const region = screen.getByRole('status')
  expect(region).toHaveAttribute('aria-live', 'polite')
  say('已复制')
  expect(region).toHaveTextContent('已复制')
  pass(2500)
  expect(region).toHaveTextContent('已复制')
  pass(200)
  pass(300)
  expect(region).toBeEmptyDOMElement()
})

test('the same text is on screen once', () => {
  render(<Toaster />)
  say('网络开小差了', '网络开小差了')
  expect(screen.getAllByText('网络开小差了')).toHaveLength(1)
})

test.each([
  ['as its end comes', 2590],
  ['while it leaves', 2700],
  ['as it goes', 2810],
])('a text that comes again %s stays its whole time, once', (_, ms) => {
  render(<Toaster />)
  say('网络开小差了')
  pass(ms)
  // A busy phone renders nothing between the two.
  act(() => {
    showToast('网络开小差了')
    vi.advanceTimersByTime(20)
  })
  pass(2000)
  expect(screen.getAllByText('网络开小差了')).toHaveLength(1)
  expect(screen.getByText('网络开小差了')).not.toHaveAttribute('data-leaving')
  pass(700)
  pass(300)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('at most three stand, the newest of them', () => {
  render(<Toaster />)
  say('一', '二', '三', '四')
  expect(screen.queryByText('一')).toBeNull()
  expect(screen.getByText('四')).toBeInTheDocument()
  expect(screen.getByRole('status').children).toHaveLength(3)
})

test('one that three newer ones hide is seen again when it is said again', () => {
  render(<Toaster />)
  say('一', '二', '三', '四')
  expect(screen.queryByText('一')).toBeNull()
  say('一')
  expect(screen.getByText('一')).toBeInTheDocument()
  expect(screen.queryByText('二')).toBeNull()
})

test('empty text shows nothing', () => {
  render(<Toaster />)
  say('', '  ')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('server text is text', () => {
  render(<Toaster />)
  say('<img src=x onerror=alert(1)>')
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  expect(document.querySelector('img')).toBeNull()
})

test('all can be taken away at once', () => {
  render(<Toaster />)
  say('一', '二')
  act(dismissToasts)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('over an open sheet the toast is inside it, where it is seen and heard', () => {
  const ui = (open: boolean) => (
    <>
      <Toaster />
      <Sheet open={open} onClose={() => {}} title="登录">
        手机号
      </Sheet>
    </>
  )
  const { rerender } = render(ui(true))
  say('请输入手机号')
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('请输入手机号')
  const toast = screen.getByText('请输入手机号')
  rerender(ui(false))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('请输入手机号')
  // A new element would be announced a second time.
  expect(screen.getByText('请输入手机号')).toBe(toast)
})
