import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { person } from '@/sandbox/users'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, open } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const RECEIVE = '/receiveActivityRewards'

describe('the story', () => {
  it('of a guest is closed, and begins with a login that opens nothing by itself', async () => {
    const { user } = openRoute('/second-life-plan')
    expect(await screen.findByText('共6章')).toBeVisible()
    await user.click(await button('开启第二人生'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(openApp).not.toHaveBeenCalled()
    expect(tracked()).toEqual(expect.arrayContaining(['page/view', 'button/start']))
  })

  it('that the platform shows to members alone offers the login', async () => {
    openRoute('/second-life-plan?__state=signed_out')
    expect(await button('登录后参与')).toBeVisible()
    expect(screen.getByText('登录后翻开你的故事')).toBeVisible()
  })

  it('that the platform calls over says so on its cover', async () => {
    openRoute('/second-life-plan?__state=code_10002')
    expect(await screen.findByText('这本书已经合上')).toBeVisible()
  })

  it('begins with its first chapter in the app', async () => {
    const { user } = open('stage_0')
    await user.click(await button('开启第二人生'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'second-life-plan',
      path: '/second-life/chapter?stepId=71',
    })
    expect(screen.queryByRole('button', { name: '去完成' })).toBeNull()
  })

  it('goes on in the app with the chapter that is being lived', async () => {
    const { user } = open('stage_mid')
    expect(await screen.findByText('第4章 / 共6章')).toBeVisible()
    await user.click(await button('去完成'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'second-life-plan',
      path: '/second-life/chapter?stepId=74',
    })
    expect(tracked()).toContain('button/go-finish')
  })

  it('says of a locked chapter what unlocks it', async () => {
    const { user } = open()
    await user.click(await button(/^第6章/))
    expect(await screen.findByText('完成上一章后解锁')).toBeVisible()
    expect(tracked()).toContain('card/step')
  })

  it('is read anew when the person comes back from the app', async () => {
    open()
    expect(await screen.findByText('第3章 / 共6章')).toBeVisible()
    const asked = sandbox.seen('/secondLife/search').length
    await sandbox.quiet()
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await waitFor(() => expect(sandbox.seen('/secondLife/search')).toHaveLength(asked + 1))
  })

  it('ends with a card of the whole life, to be shared', async () => {
    const { user } = open('stage_all')
    const card = within(await screen.findByRole('region', { name: '人生卡片' }))
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '醒来',
      '安家',
      '相识',
      '远行',
      '手艺',
      '来信',
    ])
    await user.click(card.getByRole('button', { name: '分享人生卡片' }))
    await waitFor(() => expect(sandbox.seen('/secondLife/generateQrcode')).toHaveLength(1))
    expect(screen.queryByRole('button', { name: '去完成' })).toBeNull()
    expect(tracked()).toContain('button/share')
  })

  it('names who recommended it', async () => {
    openRoute(`/second-life-plan?shareUid=${person(100).uid}`)
    expect(await screen.findByText(`${person(100).nickname} 把这本书推荐给你`)).toBeVisible()
  })

  it('is still being written where there are no chapters', async () => {
    open('no_chapters')
    expect(await screen.findByText('故事正在书写，敬请期待')).toBeVisible()
    expect(screen.getByText('纪念品正在准备，敬请期待')).toBeVisible()
  })

  it.each([
    ['not_started', '敬请期待'],
    ['ended', '活动已结束'],
  ])('cannot be begun when it is %s', async (state, label) => {
    open(`${state},stage_0`)
    expect(await button(label)).toBeDisabled()
  })

  it('is shared by its own code, after a login', async () => {
    const { user } = openRoute('/second-life-plan')
    await user.click(await button('分享我的故事'))
    await answerLogin('13659940010')
    await waitFor(() => expect(sandbox.seen('/secondLife/generateQrcode')).toHaveLength(1))
  })

  it('has its rules', async () => {
    const { user } = open()
    await user.click(await button('规则'))
    expect(await screen.findByText('纪念品不可转让、不可兑换现金。')).toBeVisible()
    expect(tracked()).toContain('button/rule')
  })
})

describe('a souvenir', () => {
  it('is claimed once for two taps, with a number of its own', async () => {
    open()
    const claim = await button('领取 30积分')
    act(() => {
      claim.click()
      claim.click()
    })
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible()
    expect(sandbox.seen(RECEIVE).map(({ body }) => body)).toEqual([
      { rewardId: '70101', bizNo: expect.stringMatching(/.{8}/) as unknown },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: '领取 30积分' })).toBeNull())
    expect(screen.queryByRole('button', { name: '短信接收领取方式' })).toBeNull()
    expect(tracked()).toContain('button/claim')
  })

  it('is asked about before a second try when the answer is lost', async () => {
    const { user } = open()
    const claim = await button('领取 30积分')
    sandbox.useScenario(`cut_after@${RECEIVE}$`)
    await user.click(claim)
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('is claimed also where the answer names nothing', async () => {
    const { user } = open(`null_data@${RECEIVE}$`)
    await user.click(await button('领取 30积分'))
    expect(await screen.findByText('领取成功')).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('that broke on its way says so, and can be claimed again', async () => {
    const { user } = open()
    await button('领取 30积分')
    sandbox.useScenario(`cut@${RECEIVE}$`)
    await user.click(await button('领取 30积分'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    sandbox.useScenario()
    const claim = await button('领取 30积分')
    await waitFor(() => expect(claim).not.toHaveAttribute('aria-busy'))
    await user.click(claim)
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible()
  })

  it('can still be claimed after the end, until the platform refuses', async () => {
    const { user } = open('ended,stage_mid')
    await user.click(await button('领取 30积分'))
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible()
    await user.click(await button('开心收下'))
    sandbox.useScenario('claim_closed', 'ended', 'stage_mid')
    await user.click(await button('领取 星空书签'))
    await waitFor(() => expect(sandbox.seen(RECEIVE)).toHaveLength(2))
    expect(await screen.findAllByText('活动已结束')).not.toHaveLength(0)
    expect(await button('领取 星空书签')).toBeVisible()
  })

  it.each([
    ['stage_sold', '已抢光', 6],
    ['stage_all,claimed', '已领取', 6],
    ['stage_0', '未解锁', 12],
  ])('says how it stands when the story is %s', async (state, text, count) => {
    open(state)
    // The chapters say so, too.
    expect(await screen.findAllByText(text)).toHaveLength(count)
    expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
  })
})
