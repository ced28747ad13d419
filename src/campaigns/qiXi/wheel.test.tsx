import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { ORDER, button, dialog, open, openAsMember, times } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/bridge/environment', () => ({ currentVisit: () => ({ visit: 'app', os: 'android' }) }))
const motion = vi.hoisted(() => ({ isLess: true }))
vi.mock('@/lib/motion/motion', () => ({
  wantsLessMotion: () => motion.isLess,
  scrollBehavior: () => 'instant',
}))

const sandbox = startSandbox()
beforeEach(() => {
  motion.isLess = true
})

const face = () => document.querySelector<HTMLElement>('[class*="face"][aria-hidden]')
/** The prize under the pointer: eight of them, clockwise from the top. */
const pointed = () => {
  const angle = Number(/-?[\d.]+/.exec(face()?.style.transform ?? '')?.[0])
  return Math.floor(((((-angle % 360) + 360) % 360) / 45) % 8)
}
const PRIZES = [
  '星河香薰',
  '20积分',
  '情书信笺',
  '100积分',
  '鹊桥藏章',
  '50积分',
  '装饰券',
  '10积分',
]

describe('the wheel', () => {
  it('stops where the platform says, and then shows the prize', async () => {
    motion.isLess = false
    const { user } = openAsMember()
    await screen.findByText(/^120积分将于/)
    const release = sandbox.hold(ORDER)
    await user.click(await button('转一次'))
    await waitFor(() => expect(face()?.style.transform).toMatch(/rotate/))
    // Nothing is counted before the answer.
    expect(times()).toBe('5次')
    expect(await button('开奖中')).toBeDisabled()
    release()
    const prize = await screen.findByRole('dialog', { name: '恭喜获得' })
    expect(prize).toHaveTextContent(PRIZES[pointed()] ?? 'none')
    await waitFor(() => expect(times()).toBe('4次'))
    expect(tracked().slice(1)).toEqual(['button/spin', 'popup/prize'])
  })

  it('takes one turn for two fast taps', async () => {
    openAsMember()
    await screen.findByText(/^120积分将于/)
    const spin = await button('转一次')
    act(() => {
      spin.click()
      spin.click()
    })
    await dialog('恭喜获得')
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it('whose answer is lost asks whether the turn counted, and takes no other one', async () => {
    const { user } = openAsMember()
    await screen.findByText(/^120积分将于/)
    await sandbox.quiet()
    const asked = sandbox.seen('/findActivityGoods').length
    sandbox.failNext(({ pathname }) => pathname.endsWith(ORDER), 'cut_after')
    await user.click(await button('转一次'))
    expect(await dialog('本次抽奖已完成')).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    expect(sandbox.seen('/findActivityGoods').length).toBeGreaterThan(asked)
    expect(times()).toBe('4次')
  })

  it('jumps to the result for who wants less motion', async () => {
    const { user } = openAsMember()
    await screen.findByText(/^120积分将于/)
    await user.click(await button('转一次'))
    expect(await dialog('恭喜获得')).toHaveTextContent(PRIZES[pointed()] ?? 'none')
  })

  it('shows a prize that has no place on it, without aiming', async () => {
    const { user } = openAsMember('index_out')
    await screen.findByText(/^120积分将于/)
    await user.click(await button('转一次'))
    expect(await dialog('恭喜获得')).toBeVisible()
    expect(face()?.style.transform).toBe('rotate(0deg)')
  })

  it('eases to a gap when it is refused, takes nothing, and is over on the page, too', async () => {
    motion.isLess = false
    const { user } = openAsMember()
    await screen.findByText(/^120积分将于/)
    sandbox.useScenario('ended')
    await user.click(await button('转一次'))
    expect(await button('已结束')).toBeDisabled()
    await waitFor(() => {
      const angle = Number(/-?[\d.]+/.exec(face()?.style.transform ?? '')?.[0])
      expect(Math.abs(Math.round(angle) % 360)).toBe(0)
      expect(angle).toBeGreaterThan(700)
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says how much a turn needs, and asks a guest for a login', async () => {
    const { user, unmount } = openAsMember('lack')
    await user.click(await button('积分不足'))
    expect(await screen.findByText(/^每次需要[\d,]+积分$/)).toBeVisible()
    unmount()
    localStorage.clear()
  })

  it('is a guest’s to turn after the login, by another tap', async () => {
    const { user } = open()
    await user.click(await button('登录后转'))
    await answerLogin('13659940015')
    expect(await button('转一次')).toBeEnabled()
    expect(sandbox.seen(ORDER)).toHaveLength(0)
  })
})
