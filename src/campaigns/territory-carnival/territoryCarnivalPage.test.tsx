import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))
const { shareLink } = await import('@/kit/share/shareLink')

const sandbox = startSandbox()

const APPLY = '/territory/freeActivityApply'
/** The lord of the first territory. */
const LORD_PHONE = '13900000100'

function open(state = '', query = '') {
  logInAs()
  // In this scenario every free territory can be claimed, also by new accounts.
  return openRoute(`/territory-carnival?activityId=1001${query}&__state=${state || 'free'}`)
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function fill(user: UserEvent, territory = /桃源里/) {
  await user.click(await button('免费认领'))
  await user.click(await screen.findByRole('radio', { name: territory }))
  await user.type(screen.getByLabelText('申请人姓名'), '陈小星')
  await user.click(screen.getByRole('checkbox'))
}

describe('a guest', () => {
  it('sees the season without a login, and the public calls carry none', async () => {
    const { user } = openRoute('/territory-carnival')
    expect(await screen.findByText(/^已有.*人参与$/)).toBeVisible()
    expect(await screen.findByText('星灯谷')).toBeVisible()
    expect(await screen.findByText(/未来7天预计收益$/)).toBeVisible()
    expect(screen.getByText('预计收益仅供参考，不代表承诺，以实际结算为准')).toBeVisible()
    for (const call of ['/territory/topFive', '/territory/projectedRevenue'])
      for (const { headers } of sandbox.seen(call)) {
        expect(headers).not.toHaveProperty('authorization')
        expect(headers).not.toHaveProperty('clientinfo')
      }
    expect(sandbox.seen('/territory/applyStatus')).toHaveLength(0)
    await user.click(await button('登录后参与'))
    await answerLogin('13659940008')
    expect(await screen.findByRole('dialog', { name: /认领/ })).toBeVisible()
    expect(tracked()).toEqual(expect.arrayContaining(['page/view', 'button/free-claim']))
  })

  it('goes on to the first territory, the rules and the territory’s page', async () => {
    const { user, router } = openRoute('/territory-carnival')
    const stalls = within(await screen.findByRole('navigation', { name: '嘉年华摊位' }))
    await user.click(stalls.getByRole('link', { name: /^规则/ }))
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/mfuwu/territory-carnival-rule'),
    )
    await act(() => router.navigate(-1))
    await user.click(await screen.findByRole('link', { name: /星灯谷/ }))
    await waitFor(() => expect(router.state.location.search).toBe('?territoryId=30001'))
    expect(tracked()).toEqual(expect.arrayContaining(['button/rule', 'card/top-five']))
  })

  it('is told what inviting takes', async () => {
    const { user } = openRoute('/territory-carnival')
    await user.click(await button(/^邀请/))
    expect(await screen.findByText('认领领地后，就能邀请好友来住')).toBeVisible()
    expect(tracked()).toContain('button/go-invite')
  })
})

describe('a claim', () => {
  it('is sent once for two taps, with the code of the address, and says the place in the queue', async () => {
    const { user } = open('', '&inviteCode=STAR0001')
    await fill(user)
    const submit = await button('提交申请')
    act(() => {
      submit.click()
      submit.click()
    })
    expect(await screen.findByRole('dialog', { name: /^已提交，排队第\d+位$/ })).toBeVisible()
    expect(sandbox.seen(APPLY).map(({ body }) => body)).toEqual([
      {
        territoryId: '30007',
        applicantName: '陈小星',
        inviteCode: 'STAR0001',
        agree: true,
        bizNo: expect.stringMatching(/.{8}/) as unknown,
      },
    ])
    expect(await button('审核中')).toBeDisabled()
    expect(screen.getByRole('region', { name: '我的申请' })).toHaveTextContent('排队第')
    expect(tracked()).toContain('button/claim-submit')
  })

  it('that is granted at once leads to the own territory', async () => {
    const { user, router } = open('approve_now')
    await fill(user)
    await user.click(await button('提交申请'))
    expect(await screen.findByText('你已成为「桃源里」的领主')).toBeVisible()
    await user.click(await button('去我的领地'))
    await waitFor(() => expect(router.state.location.search).toBe('?territoryId=30007'))
    expect(tracked()).toContain('button/my-territory')
  })

  it('counts before the platform has told of it', async () => {
    const { user } = open()
    await fill(user)
    const answer = sandbox.hold('/territory/applyStatus')
    await user.click(await button('提交申请'))
    expect(await screen.findByRole('dialog', { name: /^已提交，排队第\d+位$/ })).toBeVisible()
    expect(screen.getByRole('region', { name: '我的申请' })).toHaveTextContent('排队第')
    answer()
  })

  it('needs a territory, a real name and the agreement', async () => {
    const { user } = open()
    await user.click(await button('免费认领'))
    await user.click(await button('提交申请'))
    expect(await screen.findByText('请选择一块领地')).toBeVisible()
    expect(screen.getByText('请输入真实姓名')).toBeVisible()
    expect(screen.getByText('请先阅读并同意《领地认领协议》')).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(0)
  })

  it.each([
    ['taken', '该领地已被认领', 0],
    ['not_met', '未满足申请条件', 1],
  ])('that is refused keeps what was typed: %s', async (state, text, links) => {
    const { user } = open(state)
    await fill(user)
    await user.click(await button('提交申请'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('申请人姓名')).toHaveValue('陈小星')
    expect(screen.queryAllByRole('link', { name: '查看认领条件' })).toHaveLength(links)
  })

  it('is not made twice when its answer is lost', async () => {
    const { user } = open()
    await fill(user)
    sandbox.useScenario(`cut_after@${APPLY}$`, 'free')
    await user.click(await button('提交申请'))
    expect(await screen.findByRole('dialog', { name: /^已提交，排队第\d+位$/ })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('that is answered with nothing has been made', async () => {
    const { user } = open(`free,null_data@${APPLY}`)
    await fill(user)
    await user.click(await button('提交申请'))
    expect(await screen.findByRole('dialog', { name: /^已提交/ })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('that broke on its way says so, and keeps what was typed', async () => {
    const { user } = open(`free,cut@${APPLY}`)
    await fill(user)
    await user.click(await button('提交申请'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(screen.getByLabelText('申请人姓名')).toHaveValue('陈小星')
    expect(screen.getByRole('radio', { name: /桃源里/ })).toBeChecked()
    expect(await button('提交申请')).toBeEnabled()
  })

  it('shows the agreement', async () => {
    const { user } = open()
    await user.click(await button('免费认领'))
    await user.click(await button('《领地认领协议》'))
    expect(await screen.findByRole('dialog', { name: '领地认领协议' })).toBeVisible()
  })
})

it.each([
  ['signed_out@/activity/getById', '登录后参与'],
  ['cut@/territory/applyStatus', '申请状态加载失败'],
  ['null_data@/territory/applyStatus', '免费认领'],
])('says of %s: %s', async (state, words) => {
  open(`free,${state}`)
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByText('领地TOP5')).toBeVisible()
})

describe('somebody who', () => {
  it('waits for a decision reads where it stands', async () => {
    open('applying')
    expect(await button('审核中')).toBeDisabled()
    expect(screen.getByText(/提交，审核结果将在这里更新$/)).toBeVisible()
  })

  it('was refused reads why, and can claim again', async () => {
    open('rejected')
    expect(await screen.findByText(/^申请人姓名与实名信息不一致/)).toBeVisible()
    expect(await button('免费认领')).toBeEnabled()
  })

  it('is a lord invites to the own territory', async () => {
    logInAs(LORD_PHONE)
    const { user, router } = openRoute('/territory-carnival')
    await screen.findByRole('link', { name: '去我的领地' })
    await user.click(await screen.findByRole('link', { name: /^邀请/ }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territory-invite'))
    expect(router.state.location.search).toBe('?territoryId=30001')
  })

  it('comes too late finds no place', async () => {
    open('sold_out')
    expect(await button('名额已领完')).toBeDisabled()
    expect(screen.getByText('本季名额已全部送出')).toBeVisible()
  })

  it('comes to a season that the platform calls over is not asked to log in', async () => {
    open('code_10002@/activity/getById')
    expect(await button('活动已结束')).toBeDisabled()
    expect(screen.getByText('本季认领已结束')).toBeVisible()
  })

  it.each([
    ['not_started', '敬请期待'],
    ['ended', '活动已结束'],
  ])('comes when it is %s cannot claim', async (state, label) => {
    open(state)
    expect(await button(label)).toBeDisabled()
  })

  it('shares the page gives away its own code alone', async () => {
    const { user } = open('', '&inviteCode=STAR0001')
    await user.click(await button('分享'))
    expect(shareLink).toHaveBeenCalledWith(
      expect.objectContaining({
        url: expect.stringMatching(
          /\/mfuwu\/territory-carnival\?inviteCode=STAR0001&activityId=1001$/,
        ) as unknown,
      }),
    )
    expect(tracked()).toContain('button/share')
  })
})

it('hides the forecast that cannot be read, and says when nobody is on top', async () => {
  open('revenue_fail,top_empty')
  expect(await screen.findByText('虚位以待')).toBeVisible()
  expect(screen.queryByText(/预计收益/)).toBeNull()
})
