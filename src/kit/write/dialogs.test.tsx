import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmDialog } from './ConfirmDialog'
import { RewardDialog } from '@/kit/claim/RewardDialog'

const nothing = () => {}
const open = (ui: ReactNode) => render(ui, { wrapper: MemoryRouter })

describe('the dialogs', () => {
  test('RewardDialog names the reward and offers one or two ways on', async () => {
    const use = vi.fn()
    const onClose = vi.fn()
    open(
      <RewardDialog
        open
        onClose={onClose}
        name="星币"
        image=""
        count={20}
        note="已放入你的账户"
        action={{ label: '去使用', onPress: use }}
        otherAction={{ label: '再抽一次', onPress: nothing }}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: '恭喜获得' })
    expect(dialog).toHaveTextContent('星币 ×20')
    expect(dialog).toHaveTextContent('已放入你的账户')
    await userEvent.click(screen.getByRole('button', { name: '去使用' }))
    expect(use).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: '再抽一次' })).toBeVisible()
  })

  test('one of a reward is not counted', () => {
    open(
      <RewardDialog
        open
        onClose={nothing}
        name="头像框"
        image={undefined}
        action={{ label: '好的', onPress: nothing }}
      />,
    )
    expect(screen.getByRole('dialog').textContent).not.toMatch(/×|undefined/)
  })

  test('ConfirmDialog shows what is agreed to, and its button waits for its promise', async () => {
    let end = () => {}
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    const onClose = vi.fn()
    open(
      <ConfirmDialog
        open
        onClose={onClose}
        title="确认兑现"
        rows={[
          { label: '兑现数量', value: '1,000' },
          { label: '手续费', value: '¥0.50' },
        ]}
        danger="提交后不可撤回"
        onConfirm={onConfirm}
      />,
    )
    const dialog = screen.getByRole('dialog', { name: '确认兑现' })
    expect(
      within(dialog)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual(['兑现数量', '手续费'])
    expect(within(dialog).getAllByRole('definition')[0]).toHaveTextContent('1,000')
    expect(dialog).toHaveTextContent('提交后不可撤回')
    const confirm = screen.getByRole('button', { name: '确认' })
    await userEvent.dblClick(confirm)
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(confirm).toHaveAttribute('aria-busy', 'true')
    await act(async () => end())
    expect(confirm).not.toHaveAttribute('aria-busy')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('ConfirmDialog never offers 取消 beside a cancellation', () => {
    open(
      <ConfirmDialog
        open
        onClose={nothing}
        title="取消这条求购？"
        confirmLabel="确认取消"
        onConfirm={nothing}
      />,
    )
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '再想想',
      '确认取消',
    ])
  })

  test('ConfirmDialog stays shut while something is missing', async () => {
    const onConfirm = vi.fn()
    open(<ConfirmDialog open onClose={nothing} title="转赠" disabled onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
