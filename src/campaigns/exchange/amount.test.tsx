import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { ORDER, field, mainButton, open, type } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSandbox()

describe('the amount', () => {
  it.each([
    ['1005', '请输入10的整数倍'],
    ['50', '最少兑现100'],
    ['20010', '单笔最多20000'],
    ['12870', '可兑现数量不足'],
    ['600', '超出今日剩余额度', 'today_low'],
    ['600', '超出活动剩余额度', 'pool_low'],
  ])('%s: %s', async (text, message, state = '') => {
    open(state)
    await mainButton()
    await type(text)
    expect(screen.getByText(message)).toBeVisible()
    expect(screen.getByRole('region', { name: '兑现数量' })).toHaveTextContent(/到账--$/)
    await userEvent.click(await mainButton())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sandbox.seen(ORDER)).toHaveLength(0)
    expect(tracked()).toEqual(['page/view', 'input/amount', 'button/submit'])
  })

  it('asks for an amount when there is none', async () => {
    open()
    await userEvent.click(await mainButton())
    expect(screen.getByText('请输入兑现数量')).toBeVisible()
  })

  it('takes a pasted 「1,000」, and says fee and cash with two decimals', async () => {
    open()
    const input = await field()
    await userEvent.click(input)
    await userEvent.paste('1,000')
    const card = screen.getByRole('region', { name: '兑现数量' })
    expect(card).toHaveTextContent(/手续费0\.6%¥0\.06.*¥9\.94/)
  })

  it('says nothing while a shortcut is pressed: it would move away from under the finger', async () => {
    open()
    const input = await field()
    const chip = await screen.findByRole('button', { name: '最小' })
    const user = userEvent.setup()
    await user.type(input, '5')
    await user.pointer({ keys: '[MouseLeft>]', target: chip })
    expect(screen.queryByText('最少兑现100')).toBeNull()
    await user.pointer({ keys: '[/MouseLeft]', target: chip })
    expect(input).toHaveValue('100')
    expect(input).not.toHaveFocus()
    expect(tracked()).toEqual(['page/view', 'input/amount'])
  })

  it('has shortcuts for the keyboard, too', async () => {
    open()
    await mainButton()
    const user = userEvent.setup()
    await user.type(await field(), '5')
    await user.tab()
    expect(screen.getByText('最少兑现100')).toBeVisible()
    expect(screen.getByRole('button', { name: '最小' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await field()).toHaveValue('100')
    expect(screen.getByRole('button', { name: '最小' })).toHaveFocus()
    expect(screen.queryByText('最少兑现100')).toBeNull()
  })

  it('has shortcuts', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '最小' }))
    expect(await field()).toHaveValue('100')
    await userEvent.click(screen.getByRole('button', { name: '50%' }))
    expect(await field()).toHaveValue('6430')
    await userEvent.click(screen.getByRole('button', { name: '全部' }))
    expect(await field()).toHaveValue('12860')
    expect(tracked().filter((tap) => tap === 'button/chip-all')).toHaveLength(1)
  })
})
