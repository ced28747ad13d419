import { fireEvent, render, screen, act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'
import { PlainButton } from './PlainButton'

function deferred() {
  let resolve = () => {}
  let reject: (reason: unknown) => void = () => {}
  const promise = new Promise<void>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}

test.each([
  ['Button', Button],
  ['PlainButton', PlainButton],
])('%s: two clicks before the next drawing are one press', async (_, AnyButton) => {
  const work = deferred()
  const onPress = vi.fn(() => work.promise)
  render(<AnyButton onPress={onPress}>立即领取</AnyButton>)
  const button = screen.getByRole('button', { name: '立即领取' })

  act(() => {
    button.click()
    button.click()
  })
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(button).toHaveAccessibleName('立即领取')

  await act(async () => work.resolve())
  expect(button).not.toHaveAttribute('aria-busy')
  fireEvent.click(button)
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a rejection unlocks the button and never says what a server answered', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const work = deferred()
  const onPress = vi.fn(() => work.promise)
  render(<Button onPress={onPress}>提交</Button>)

  fireEvent.click(screen.getByRole('button'))
  await act(async () => work.reject({ message: '13800138000' }))

  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  expect(said).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(said.mock.calls)).not.toContain('13800138000')
})

test('a handler that throws at once does not lock the button', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onPress = vi.fn(() => {
    throw new Error('no')
  })
  render(<Button onPress={onPress}>提交</Button>)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a handler without a promise can be pressed again and again', () => {
  const onPress = vi.fn()
  render(<Button onPress={onPress}>加一</Button>)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.click(screen.getByRole('button'))
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('a disabled button is not pressed', () => {
  const onPress = vi.fn()
  render(
    <Button onPress={onPress} disabled>
      已领取
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: '已领取' }))
  expect(onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('button')).toBeDisabled()
})

test('the busy label stands while it runs', async () => {
  const work = deferred()
  render(
    <Button onPress={() => work.promise} busyLabel="提交中">
      提交
    </Button>,
  )
  fireEvent.click(screen.getByRole('button', { name: '提交' }))
  expect(screen.getByRole('button', { name: '提交中' })).toBeInTheDocument()
  await act(async () => work.resolve())
  expect(screen.getByRole('button', { name: '提交' })).toBeInTheDocument()
})

test('submits its form once; while the form is busy it does not', () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button submit busy={busy}>
        登录
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  fireEvent.click(screen.getByRole('button'))
  rerender(form(true))
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
