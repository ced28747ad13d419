import { render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { opensKeyboard, watchTyping } from './watchTyping'

const isTyping = () => document.documentElement.hasAttribute('data-typing')
const reveal = vi.fn<(element: Element) => void>()

beforeAll(() => {
  Element.prototype.scrollIntoView = function scrollIntoView() {
    reveal(this)
  }
  watchTyping()
})
beforeEach(() => {
  vi.useFakeTimers()
  render(
    <>
      <input aria-label="手机号" type="tel" />
      <input aria-label="验证码" />
      <textarea aria-label="留言" />
      <textarea aria-label="链接" readOnly />
      <input aria-label="同意" type="checkbox" />
      <button type="button">发送</button>
      <p id="error">请输入验证码</p>
      <dialog open>
        <input aria-label="搜索" />
      </dialog>
    </>,
  )
  vi.runAllTimers()
})

const focus = (label: string) => {
  const field = screen.getByLabelText(label)
  field.focus()
  return field
}

it.each([
  ['手机号', true],
  ['留言', true],
  ['链接', false],
  ['同意', false],
])('knows that %s opens a keyboard: %s', (label, opens) => {
  expect(opensKeyboard(screen.getByLabelText(label))).toBe(opens)
})

describe('the bars', () => {
  it('are away from one field to the next, and come back once the keyboard has gone', () => {
    focus('手机号')
    expect(isTyping()).toBe(true)
    focus('验证码')
    vi.runAllTimers()
    expect(isTyping()).toBe(true)
    screen.getByText('发送').focus()
    vi.advanceTimersByTime(200)
    expect(isTyping()).toBe(true)
    vi.advanceTimersByTime(100)
    expect(isTyping()).toBe(false)
  })

  it('come back after a field that left the page with the focus', () => {
    const { unmount } = render(<input aria-label="姓名" />)
    focus('姓名')
    unmount()
    window.dispatchEvent(new Event('resize'))
    vi.runAllTimers()
    expect(isTyping()).toBe(false)
  })

  it('stay behind a layer whose field is typed in', () => {
    focus('搜索')
    expect(isTyping()).toBe(false)
  })
})

it('shows an error that comes while the field is typed in', async () => {
  const field = focus('验证码')
  reveal.mockClear()
  field.setAttribute('aria-describedby', 'error')
  await Promise.resolve()
  expect(reveal.mock.calls).toEqual([[screen.getByText('请输入验证码')], [field]])
})
