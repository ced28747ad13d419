import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { inviteCodeFor, person } from '@/sandbox/users'
import { syncServerClock } from '@/lib/serverClock'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()
beforeEach(() => {
  // Early in the day, so that there are slots whenever the tests run.
  sandbox.setClock('2026-11-24 08:00:00')
})

const SEND = '/user/invitation'
const GUEST = person(2)
function open(state = '', query = `&uid=${GUEST.uid}`) {
  logInAs()
  return openRoute(`/personal-guest?planetId=40001${query}&__state=${state}`)
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const firstSlot = () =>
  screen.findAllByRole('button', { name: /余\d席/ }).then(([slot]) => slot as HTMLElement)

async function choose(user: UserEvent) {
  await button('更换客人')
  await user.click(await firstSlot())
}

describe('a host', () => {
  it('invites the guest of the address, and finds the invitation among the records', async () => {
    const { user } = open()
    expect(await screen.findByText(/^在拾光星/)).toBeVisible()
    await choose(user)
    expect(screen.getByText('139****0102')).toBeVisible()
    expect(screen.getByText(`UID ${GUEST.uid}`)).toBeVisible()
    await user.type(screen.getByLabelText('给客人的话'), ' 来坐坐 ')
    await user.click(await button('发出邀请'))
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
    expect(sandbox.seen(SEND)[0]?.body).toEqual({
      targetUid: GUEST.uid,
      scene: 'GUEST',
      refId: '40001',
      slotId: expect.stringMatching(/^20261124\d\d$/) as unknown,
      message: '来坐坐',
    })
    await user.click(await button('完成'))
    expect(
      await screen.findByRole('link', { name: new RegExp(`^${GUEST.nickname}.*待回复$`) }),
    ).toBeVisible()
    expect(tracked()).toEqual(
      expect.arrayContaining(['card/slot', 'button/send-invitation', 'page/view']),
    )
  })

  it('finds a guest by name, and sends once for two taps', async () => {
    const { user } = open('', '')
    await user.click(await button('选择客人'))
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: '南风' } })
    await user.click(await button('选择 南风知意'))
    await user.click(await firstSlot())
    const send = await button('发出邀请')
    act(() => {
      send.click()
      send.click()
    })
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('is told what is missing, and sends nothing', async () => {
    const { user } = open('', '')
    await firstSlot()
    await user.click(await button('发出邀请'))
    expect(await screen.findByText('请选择客人')).toBeVisible()
    expect(screen.getByText('请选择时间')).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(0)
  })

  it('cannot choose somebody whom nobody knows', async () => {
    open('', '&uid=123')
    expect(await screen.findByText('未找到该用户')).toBeVisible()
    expect(await button('选择客人')).toBeVisible()
  })

  it('keeps guest and message when the slot is lost in between, and reads the slots anew', async () => {
    const { user } = open('slot_lost')
    await choose(user)
    await user.type(screen.getByLabelText('给客人的话'), '来坐坐')
    const asked = sandbox.seen('/user/invitationTime').length
    await user.click(await button('发出邀请'))
    expect(await screen.findByText('该时段刚刚约满，请重新选择')).toBeVisible()
    expect(sandbox.seen('/user/invitationTime').length).toBeGreaterThan(asked)
    expect(screen.getByLabelText('给客人的话')).toHaveValue('来坐坐')
    expect(await button('更换客人')).toBeVisible()
    await user.click(await firstSlot())
    await user.click(await button('发出邀请'))
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
  })

  it('says what is wrong with the message beside it', async () => {
    const { user } = open()
    await choose(user)
    await user.type(screen.getByLabelText('给客人的话'), '敏感')
    await user.click(await button('发出邀请'))
    expect(await screen.findByText('内容包含敏感信息，请修改')).toBeVisible()
    expect(screen.getByLabelText('给客人的话')).toHaveValue('敏感')
  })

  it('does not send again what was sent before its answer was lost', async () => {
    const { user } = open()
    await choose(user)
    sandbox.useScenario(`cut_after@${SEND}$`)
    await user.click(await button('发出邀请'))
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('has sent an invitation that is answered with nothing', async () => {
    const { user } = open(`null_data@${SEND}$`)
    await choose(user)
    await user.click(await button('发出邀请'))
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('keeps guest, slot and message when the invitation broke on its way', async () => {
    const { user } = open()
    await choose(user)
    await user.type(screen.getByLabelText('给客人的话'), '来坐坐')
    sandbox.useScenario(`cut@${SEND}$`)
    await user.click(await button('发出邀请'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(screen.getByLabelText('给客人的话')).toHaveValue('来坐坐')
    sandbox.useScenario()
    const send = await button('发出邀请')
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await user.click(send)
    expect(await screen.findByRole('dialog', { name: '邀请已发出' })).toBeVisible()
  })

  it('who has invited nobody reads so', async () => {
    open()
    expect(await screen.findByText('还没有邀请过客人')).toBeVisible()
  })

  it('whose login is over is asked for one', async () => {
    open('signed_out@/user/info', '')
    expect(await button('登录后发出邀请')).toBeEnabled()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('invites three guests in a row, and no fourth', async () => {
    const { user } = open()
    for (const name of [GUEST.nickname, '阿岚的小岛', '一颗野生蓝莓']) {
      if (name !== GUEST.nickname) {
        await user.click(await button('选择客人'))
        fireEvent.change(await screen.findByRole('searchbox'), { target: { value: name } })
        await user.click(await button(`选择 ${name}`))
      }
      await user.click(await firstSlot())
      await user.click(await button('发出邀请'))
      await screen.findByRole('dialog', { name: '邀请已发出' })
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(await button('今日邀请次数已用完')).toBeDisabled()
  }, 40_000)

  it('is told by the platform that the real name is missing', async () => {
    const { user } = open()
    await choose(user)
    sandbox.useScenario(`code_60003@${SEND}$`)
    await user.click(await button('发出邀请'))
    expect(await screen.findByText('完成实名认证后可邀请')).toBeVisible()
  })

  it('goes to the app for the real name', async () => {
    const { user } = open('kyc_none')
    await user.click(await button('完成实名后可邀请'))
    expect(openApp).toHaveBeenCalledWith({ pageName: 'personal-guest', path: '/real-name' })
  })

  it('reads another day’s slots with its tab', async () => {
    const { user } = open()
    await firstSlot()
    await user.click(screen.getByRole('tab', { name: /^明天/ }))
    await waitFor(() =>
      expect(sandbox.seen('/user/invitationTime').at(-1)?.query.date).toBe('2026-11-25'),
    )
    expect(await firstSlot()).toBeVisible()
    expect(tracked()).toContain('tab/date')
  })

  it('has another today when midnight has passed, by the platform’s clock', async () => {
    sandbox.setClock('2026-11-24 23:59:00')
    open()
    expect(await screen.findByText('这一天没有可约的时间了')).toBeVisible()
    sandbox.setClock('2026-11-25 00:00:30')
    await sandbox.quiet()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /^今天/ })).toHaveTextContent('今天11-25'),
    )
    expect(await firstSlot()).toBeVisible()
  })

  it('can invite again after midnight, also with a later day chosen', async () => {
    const { user } = open()
    spoil(sandbox, '/user/invitationTime', (time) => ({ ...time, todayLeft: 0 }))
    await user.click(await screen.findByRole('tab', { name: /11-27/ }))
    expect(await button('今日邀请次数已用完')).toBeDisabled()
    sandbox.server.resetHandlers()
    sandbox.setClock('2026-11-25 00:00:30')
    act(() => syncServerClock('2026-11-25 00:00:30'))
    expect(await button('发出邀请')).toBeEnabled()
    expect(screen.getByRole('tab', { name: /11-27/ })).toHaveAttribute('aria-selected', 'true')
  })

  it('reads each status of a record, and what its guest sees', async () => {
    const { user } = open('records')
    const rows = await screen.findAllByRole('link', { name: /月.*日/ })
    expect(rows.map((row) => row.textContent.replace(/.*\d\d:\d\d/, ''))).toEqual([
      '待回复',
      '已接受',
      '已婉拒',
      '已过期',
      '已完成',
    ])
    await user.click(rows[0] as HTMLElement)
    expect(tracked()).toContain('card/record')
  })

  it('logs in first', async () => {
    const { user } = openRoute('/personal-guest')
    expect(await screen.findByText('登录后查看可约的时间')).toBeVisible()
    await user.click(await button('登录后发出邀请'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(sandbox.seen('/user/invitationTime')).toHaveLength(0)
  })

  it('logs in first to choose a guest, and goes on choosing', async () => {
    const { user } = openRoute('/personal-guest')
    await user.click(await button('选择客人'))
    await answerLogin('13659940011')
    expect(await screen.findByRole('dialog', { name: '选择客人' })).toBeVisible()
  })
})

describe('a guest', () => {
  const OPEN = '/personal-guest?invitationId=1'

  it('whom the platform shows nothing can log in', async () => {
    openRoute(`${OPEN}&__state=signed_out`)
    expect(await screen.findByRole('button', { name: '登录后查看' })).toBeVisible()
    expect(screen.getByText('登录后就能看见这封邀请')).toBeVisible()
  })

  it('reads the invitation without a login, and goes to the app', async () => {
    const { user } = openRoute(OPEN)
    const card = within(await screen.findByRole('region', { name: '邀请函' }))
    expect(card.getByText('11月25日 20:00 – 20:50')).toBeVisible()
    expect(card.getByText(inviteCodeFor(person(4).uid))).toBeVisible()
    await user.click(await button('复制邀请码'))
    await user.click(await button('打开App赴约'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'personal-guest',
      path: '/personal-guest?invitationId=1',
    })
    expect(tracked()).toContain('button/copy')
  })

  it('is told when there is no such invitation', async () => {
    openRoute('/personal-guest?invitationId=2')
    expect(await screen.findByText('邀请不存在或已撤回')).toBeVisible()
  })

  it('is no error where the platform wants a login for the card', async () => {
    openRoute(`${OPEN}&__state=signed_out@/user/invitationTime`)
    expect(await screen.findByText('私人会客厅')).toBeVisible()
    await sandbox.quiet()
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
  })

  it('cannot come any more when the time has passed', async () => {
    const { user } = open('records', '')
    await user.click(await screen.findByRole('link', { name: /已过期$/ }))
    expect(await screen.findByRole('region', { name: '邀请函' })).toBeVisible()
    expect(await button('已过期')).toBeDisabled()
  })
})
