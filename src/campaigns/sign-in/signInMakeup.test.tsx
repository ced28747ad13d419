import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  SIGN,
  STATUS,
  open,
  openAsMember,
  signButton,
  startSignInPage,
  toast,
  track,
} from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

const NOV_15 = '11月15日，未签到，可补签'
const NOV_16 = '11月16日，未签到，可补签'

describe('signing a missed day afterwards', () => {
  const missedDay = async (name: RegExp | string = /，可补签$/) =>
    (await screen.findAllByRole('button', { name }))[0] as HTMLElement

  it('costs a card after a question, and is still there after a fresh load', async () => {
    openAsMember('makeup_2')
    const date = '11月15日'
    await userEvent.click(await missedDay(NOV_15))
    const dialog = await screen.findByRole('dialog', { name: `使用补签卡补签 ${date}？` })
    expect(sandbox.seen(SIGN)).toHaveLength(0)
    await userEvent.click(within(dialog).getByRole('button', { name: '补签' }))
    expect(await screen.findByText(`${date}，已补签`)).toBeInTheDocument()
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    expect(sandbox.seen(SIGN)[0]?.query.date).toMatch(/^2026-11-\d\d$/)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('补签成功，获得5积分'))

    cleanup()
    open('makeup_2')
    expect(await screen.findByText(`${date}，已补签`)).toBeInTheDocument()
    expect(screen.getByText('补签卡 ×1')).toBeVisible()
    expect(await signButton()).toBeEnabled()
  })

  it('joins the streak again', async () => {
    openAsMember('cycle_missed,makeup_2')
    await userEvent.click(await missedDay('11月18日，未签到，可补签'))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' }),
    )
    await waitFor(() =>
      expect(screen.getByText('已连续', { exact: false })).toHaveTextContent('已连续4天'),
    )
  })

  it('does nothing when the question is answered with no', async () => {
    openAsMember()
    await userEvent.click(await missedDay())
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '取消' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(SIGN)).toHaveLength(0)
  })

  it('says so when there is no card', async () => {
    openAsMember('makeup_0')
    await userEvent.click(await missedDay())
    expect(toast).toHaveBeenCalledWith('暂无补签卡')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not offered where the platform knows no cards, and never for what is to come', async () => {
    openAsMember('makeup_none')
    await signButton()
    expect(screen.queryByRole('button', { name: /可补签/ })).toBeNull()
    expect(screen.queryByText(/^补签卡/)).toBeNull()
    expect(screen.getByText('11月16日，未签到')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '11月29日，还没到' })).toBeInTheDocument()
  })

  it('asks for the state when the answer is lost, and takes one card', async () => {
    openAsMember(`makeup_2,cut_after@${SIGN}`)
    await userEvent.click(await missedDay(NOV_15))
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' }),
    )
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    expect(sandbox.seen(SIGN)).toHaveLength(1)
    await waitFor(() => expect(toast.mock.calls.flat()).toEqual(['11月15日补签成功']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  const press = async (dialog: RegExp) =>
    userEvent.click(
      within(await screen.findByRole('dialog', { name: dialog })).getByRole('button', {
        name: '补签',
      }),
    )

  it('takes one card for two taps in one frame', async () => {
    openAsMember('makeup_2')
    await userEvent.click(await missedDay())
    const button = within(await screen.findByRole('dialog')).getByRole('button', { name: '补签' })
    button.click()
    button.click()
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(SIGN)).toHaveLength(1)
    expect(track.mock.calls.filter(([, , name]) => name === 'makeup')).toHaveLength(1)
  })

  it('is signed without an error when another device was faster', async () => {
    openAsMember('makeup_2')
    const day = await missedDay(NOV_15)
    sandbox.useScenario(`code_20001@${SIGN}`)
    const answer = sandbox.hold(STATUS)
    await userEvent.click(day)
    await press(/11月15日/)
    expect(await screen.findByText('11月15日，已补签')).toBeInTheDocument()
    answer()
    await waitFor(() => expect(toast.mock.calls.flat()).toEqual(['11月15日已签到']))
    await waitFor(() => expect(sandbox.seen(STATUS)).toHaveLength(2))
    expect(screen.getByText('补签卡 ×2')).toBeVisible()
  })

  it('lets no other day be asked about until the answer is there', async () => {
    openAsMember('makeup_2')
    const first = await missedDay(NOV_15)
    const second = await missedDay(NOV_16)
    const answer = sandbox.hold(SIGN)
    await userEvent.click(first)
    await press(/11月15日/)
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(second).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(second)
    expect(screen.queryByRole('dialog')).toBeNull()
    answer()
    expect(await screen.findByText('补签卡 ×1')).toBeVisible()
    await waitFor(() => expect(second).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(second)
    expect(await screen.findByRole('dialog', { name: /11月16日/ })).toBeVisible()
  })

  it('asks about the day whose answer was lost first, and then signs the other one', async () => {
    openAsMember('makeup_2')
    const first = await missedDay(NOV_15)
    const second = await missedDay(NOV_16)
    sandbox.useScenario(`cut_after@${SIGN}`, `cut@${STATUS}`)
    await userEvent.click(first)
    await press(/11月15日/)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    sandbox.useScenario()
    await userEvent.click(second)
    await press(/11月16日/)
    await waitFor(() =>
      expect(toast.mock.calls.flat()).toEqual([
        '结果确认中，请稍后再试',
        '11月15日补签成功',
        '补签成功，获得5积分',
      ]),
    )
    expect(await screen.findByText('11月15日，已补签')).toBeInTheDocument()
    expect(await screen.findByText('11月16日，已补签')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(SIGN).map(({ query }) => query.date)).toEqual(['2026-11-15', '2026-11-16'])
  })
})
