import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { person } from '@/sandbox/users'
import { place } from '@tests/support/fakeVisit'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, open } from './testing'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
beforeEach(() => void (place.visit = 'app'))

const status = async () => within(await screen.findByRole('region', { name: '我的状态' }))

describe('the five statuses', () => {
  it.each([
    ['', '尚未申请', '我要申请'],
    ['pending', '审核中，预计3个工作日', '审核中'],
    ['rejected', '申请未通过', '重新申请'],
    ['approved', '城市合伙人', '邀请好友'],
    ['expired', '合伙人身份已到期', '已到期，去续费'],
  ])('shows %s as %s', async (state, words, main) => {
    open(state)
    expect(await (await status()).findByText(words)).toBeVisible()
    expect(await button(main)).toBeVisible()
  })

  it('shows the whole reason of a refusal', async () => {
    open('rejected')
    expect(await screen.findByText(/^所在城市与登记信息不一致：.*现居住地。$/)).toBeVisible()
  })

  it('shows a guest the way to log in, and what it costs and gives', async () => {
    const { user } = open('', { guest: true })
    expect(await screen.findByText('登录后查看我的状态')).toBeVisible()
    expect(await screen.findByText('成长课堂')).toBeVisible()
    await user.click(await button('登录'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(sandbox.seen('/agent/checkUserAgent')).toHaveLength(0)
  })
})

it('takes a guest who applies to the login, and by it to the application', async () => {
  const { user } = open('', { guest: true })
  await user.click(await button('登录后申请'))
  await answerLogin('13659940012')
  expect(await screen.findByRole('dialog', { name: /申请/ })).toBeVisible()
})

describe('where something is not answered', () => {
  it('the own status says so alone, and can be asked for again', async () => {
    const { user } = open('cut@/agent/checkUserAgent')
    expect(await (await status()).findByText('我的状态加载失败')).toBeVisible()
    expect(screen.getByText('成长课堂')).toBeVisible()
    window.history.replaceState(null, '', '/mfuwu/partnerRecruitment')
    await user.click((await status()).getByRole('button'))
    expect(await (await status()).findByText('尚未申请')).toBeVisible()
  })

  it.each([
    ['signed_out@/agent/checkUserAgent', '登录后查看我的状态'],
    ['signed_out@/agent/buyAgentInfo', '敬请期待'],
  ])('a login that is over is a guest’s: %s', async (state, words) => {
    open(state)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })
})

describe('the levels', () => {
  it('changes the rights with the level, and counts the tap', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: /区域合伙人/ }))
    expect(screen.getByText('组队共建')).toBeVisible()
    expect(screen.queryByText('城市身份')).toBeNull()
    expect(tracked()).toContain('tab/level')
  })

  it('begins with the level of the link, also beside another state', async () => {
    open('', { query: '&levelId=102' })
    expect(await screen.findByRole('tab', { name: /区域合伙人/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  })

  it('takes no application for a level without places', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('tab', { name: /战略合伙人/ }))
    expect(await button('名额已满')).toBeDisabled()
  })

  it('says so when there is no level, and takes no application', async () => {
    open('levels_0')
    expect(await screen.findByText('合伙人等级筹备中，敬请期待')).toBeVisible()
    expect(await button('敬请期待')).toBeDisabled()
  })
})

describe('a partner', () => {
  it('sees code, team and territory, and copies the code', async () => {
    const { user } = open('approved')
    expect(await screen.findByText('12')).toBeVisible()
    await user.click(await button('复制邀请码'))
    expect(tracked()).toContain('button/copy')
    expect(await screen.findByRole('link', { name: /^领地：星灯谷/ })).toBeVisible()
  })

  it('gives away a poster with the own code', async () => {
    const { user } = open('approved')
    await user.click(await button('分享海报'))
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    const [sent] = sandbox.seen('/invite/generateQrCode')
    expect(sent?.body).toEqual({
      path: '/partnerShareRegister',
      params: {
        inviteCode: expect.stringMatching(/^[A-Z0-9]{4,16}$/) as unknown,
        levelId: '101',
        from: 'poster',
      },
    })
  })

  it('whose login is over is asked for one in place of a poster', async () => {
    const { user } = open('approved')
    await button('分享海报')
    await sandbox.quiet()
    sandbox.useScenario('approved', 'signed_out@/invite/generateQrCode')
    await user.click(await button('分享海报'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })

  it.each([
    ['land_pending', '领地审核中'],
    ['land_rejected', '所选地块已被认领，请联系专属顾问另选'],
  ])('reads how far the territory is (%s)', async (state, words) => {
    open(`approved,${state}`)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('without a territory reads nothing of one', async () => {
    open('approved,land_none')
    await screen.findByText('12')
    await sandbox.quiet()
    expect(screen.queryByText('领地奖励')).toBeNull()
  })
})

describe('the rest', () => {
  it('shows who invites', async () => {
    open('', { query: `&shareUid=${person(0).uid}` })
    expect(await screen.findByText(`${person(0).nickname} 邀请你同行`)).toBeVisible()
  })

  it('counts a question that is opened', async () => {
    const { user } = open()
    await user.click(await screen.findByText('审核需要多久？'))
    expect(tracked()).toContain('card/faq')
  })

  it('has no strip when there is no news', async () => {
    open('news_none')
    await screen.findByText('尚未申请')
    await sandbox.quiet()
    expect(screen.queryByRole('region', { name: '最新动态' })).toBeNull()
  })

  it('says in WeChat what the page is, and nothing of a reward', async () => {
    place.visit = 'wechat'
    open('approved')
    expect(await screen.findByText('我的领地')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/奖励|收益|佣金|红包/)
  })

  it('is closed and still readable when the recruiting has ended', async () => {
    open('ended')
    expect(await button('招募已结束')).toBeDisabled()
    expect(screen.getByText('活动已结束')).toBeVisible()
    expect(screen.getByText('成长课堂')).toBeVisible()
  })
})
