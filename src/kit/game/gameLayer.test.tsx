import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchBack } from '@/ui/layer/layerHistory'
import { GameLayer, type LeaveQuestion } from './GameLayer'

const QUESTION: LeaveQuestion = {
  title: '确定退出？',
  text: '本局进度将作废',
  stay: '继续',
  leave: '退出',
}
const onLeave = vi.fn()

beforeEach(() => {
  watchBack()
  history.pushState({ before: true }, '', '/mfuwu/before')
})
afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

const layer = (question: LeaveQuestion | null = QUESTION, open = true) => (
  <GameLayer open={open} label="小游戏" onLeave={onLeave} leaveQuestion={question}>
    <p>棋盘</p>
  </GameLayer>
)

/** Until the history has no step of ours under way. */
const entered = () => waitFor(() => expect(history.state).toHaveProperty('layer'))
async function back() {
  const before = (history.state as { layer?: string }).layer
  act(() => history.back())
  await waitFor(() => expect(history.state).not.toHaveProperty('layer', before))
}
const asked = () => screen.findByRole('dialog', { name: '确定退出？' })

it('leaves at once where nothing is lost', async () => {
  render(layer(null))
  expect(screen.getByRole('dialog', { name: '小游戏' })).toHaveTextContent('棋盘')
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onLeave).toHaveBeenCalledOnce()
  expect(screen.queryByText('确定退出？')).toBeNull()
})

it('asks before a round is given up, and leaves with the answer', async () => {
  const { rerender } = render(layer())
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(await asked()).toHaveTextContent('本局进度将作废')
  expect(onLeave).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '退出' }))
  expect(onLeave).toHaveBeenCalledOnce()
  rerender(layer(QUESTION, false))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks, too, where a dialog has neither a method nor a state (Safari 14)', async () => {
  vi.spyOn(HTMLDialogElement.prototype, 'open', 'get').mockReturnValue(undefined as never)
  render(layer())
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await asked()
  await userEvent.click(screen.getByRole('button', { name: '退出' }))
  expect(onLeave).toHaveBeenCalledOnce()
})

it('asks at Back, each time that a person has stayed', async () => {
  render(layer())
  await entered()
  for (let at = 0; at < 2; at += 1) {
    await back()
    await asked()
    await entered()
    await userEvent.click(screen.getByRole('button', { name: '继续' }))
    await waitFor(() => expect(screen.queryByText('确定退出？')).toBeNull())
    await entered()
  }
  expect(onLeave).not.toHaveBeenCalled()
  expect(screen.getByText('棋盘')).toBeInTheDocument()
})

it('stays when Back is pressed on the question', async () => {
  render(layer())
  await entered()
  await back()
  await asked()
  await entered()
  await back()
  await waitFor(() => expect(screen.queryByText('确定退出？')).toBeNull())
  expect(onLeave).not.toHaveBeenCalled()
  await entered()
})

it('takes the question away when the round ends by itself', async () => {
  const { rerender } = render(layer())
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await asked()
  rerender(layer(null))
  await waitFor(() => expect(screen.queryByText('确定退出？')).toBeNull())
  expect(screen.getByText('棋盘')).toBeInTheDocument()
})

it('comes back below its question when the browser closed it without asking', async () => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
    },
  })
  render(layer())
  const game = screen.getByRole<HTMLDialogElement>('dialog', { name: '小游戏' })
  game.removeAttribute('open')
  act(() => {
    game.dispatchEvent(new Event('close'))
  })
  await asked()
  expect(game).toHaveAttribute('open')
  expect(onLeave).not.toHaveBeenCalled()
})
