import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { inviteUser } from '@/api/user'
import { findUser, person } from '@/sandbox/users'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { AT, LORD_PHONE, found, result } from './testing'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/kit/share/copyText', async (original) => ({
  ...(await original<object>()),
  copyAndTell: vi.fn(() => Promise.resolve(true)),
}))
const { copyAndTell } = await import('@/kit/share/copyText')

const sandbox = startSandbox()

const SEND = '/user/invitation'
const FRIEND = person(2)

function openAsLord(state = '') {
  logInAs()
  return openRoute(`${AT}&__state=occupied_me,${state}`)
}

async function findFriend(user: UserEvent, name = FRIEND.nickname) {
  await user.click(await found('邀请站内好友'))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: name } })
}

async function invite(user: UserEvent) {
  await findFriend(user)
  await user.click(await found(`邀请 ${FRIEND.nickname}`))
  await user.type(await screen.findByLabelText('给TA的话'), ' 来做邻居 ')
  // The receiver's details, which distinguish people with the same name.
  expect(screen.getByRole('dialog', { name: '发出邀请' })).toHaveTextContent(
    /\d{3}\*{4}\d{4}UID \d/,
  )
  await user.click(await found('发出邀请'))
}

describe('a lord', () => {
  it('sees whom the code has brought, and hands on code and link', async () => {
    const { user } = openAsLord()
    expect(await screen.findByText(/^(?:同一设备重复注册|7天内未登录App)$/)).toBeVisible()
    await user.click(await found('复制邀请码'))
    await user.click(await found('复制链接'))
    const calls = vi.mocked(copyAndTell).mock.calls
    expect(calls.map(([what]) => what)).toEqual(['邀请码', '链接'])
    const [code = '', link] = calls.map(([, text]) => text)
    expect(code).toMatch(/^\w{8}$/)
    expect(link).toMatch(
      new RegExp(`/mfuwu/territory-invite\\?inviteCode=${code}&from=app&territoryId=30001$`),
    )
    expect(tracked().filter((name) => name === 'button/copy')).toHaveLength(2)
  })

  it('gets a poster with the territory and the code in its QR', async () => {
    const { user } = openAsLord()
    await user.click(await found('分享海报'))
    await waitFor(() =>
      expect(sandbox.seen('/invite/generateQrCode')[0]?.body).toEqual({
        path: '/territory-invite',
        params: {
          territoryId: '30001',
          inviteCode: expect.stringMatching(/^\w{8}$/) as unknown,
          from: 'poster',
        },
      }),
    )
    expect(tracked()).toContain('button/share')
  })

  it('invites a friend with a few words, and finds the invitation among those sent', async () => {
    const { user } = openAsLord()
    await invite(user)
    expect(await screen.findByText('邀请已发送')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.seen(SEND).map(({ body }) => body)).toEqual([
      { targetUid: FRIEND.uid, scene: 'TERRITORY', refId: '30001', message: '来做邻居' },
    ])
    await user.click(screen.getByRole('tab', { name: '已发送' }))
    const panel = within(screen.getByRole('tabpanel'))
    expect(await panel.findByText(FRIEND.nickname)).toBeVisible()
    expect(panel.getByText('已发送')).toBeVisible()
    expect(tracked()).toEqual(
      expect.arrayContaining(['button/invite-friend', 'button/send-invite']),
    )
  })

  it('cannot invite the same friend twice', async () => {
    const { user } = openAsLord()
    await invite(user)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await findFriend(user)
    expect(await screen.findByText('已邀请过TA')).toBeVisible()
    expect(screen.queryByRole('button', { name: `邀请 ${FRIEND.nickname}` })).toBeNull()
  })

  it('is told by the platform that the friend has been invited on another phone', async () => {
    const { user } = openAsLord()
    await findFriend(user)
    await user.click(await found(`邀请 ${FRIEND.nickname}`))
    await inviteUser({ targetUid: FRIEND.uid, scene: 'TERRITORY', refId: '30001' })
    await user.click(await found('发出邀请'))
    expect(await screen.findByText('已邀请过TA')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('sends once for two taps', async () => {
    const { user } = openAsLord()
    await findFriend(user)
    await user.click(await found(`邀请 ${FRIEND.nickname}`))
    const send = await found('发出邀请')
    act(() => {
      send.click()
      send.click()
    })
    expect(await screen.findByText('邀请已发送')).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('does not send again what was sent before its answer was lost', async () => {
    const { user } = openAsLord()
    sandbox.useScenario(`cut_after@${SEND}$,occupied_me`)
    await invite(user)
    expect(await screen.findByText('邀请已发送')).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('sends an invitation to another friend while that of the first is not known', async () => {
    const { user } = openAsLord()
    sandbox.useScenario(`cut_after@${SEND}$,cut@/user/invitationTime,occupied_me`)
    await invite(user)
    expect(await screen.findByText('结果确认中，请稍后再试')).toBeVisible()
    sandbox.useScenario('occupied_me')
    await user.keyboard('{Escape}')
    const other = person(3)
    await findFriend(user, other.nickname)
    await user.click(await found(`邀请 ${other.nickname}`))
    await user.click(await found('发出邀请'))
    await waitFor(() => expect(sandbox.seen(SEND)).toHaveLength(2))
    expect(sandbox.seen(SEND)[1]?.body).toMatchObject({ targetUid: other.uid })
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: '发出邀请' })).not.toBeInTheDocument(),
    )
  })

  it('has sent an invitation that is answered with nothing', async () => {
    const { user } = openAsLord(`null_data@${SEND}$`)
    await invite(user)
    expect(await screen.findByText('邀请已发送')).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('keeps the words of an invitation that broke on its way, and sends it by another tap', async () => {
    const { user } = openAsLord()
    sandbox.useScenario(`cut@${SEND}$`)
    await invite(user)
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(screen.getByLabelText('给TA的话')).toHaveValue(' 来做邻居 ')
    sandbox.useScenario()
    const send = await found('发出邀请')
    await waitFor(() => expect(send).not.toHaveAttribute('aria-busy'))
    await user.click(send)
    expect(await screen.findByText('邀请已发送')).toBeVisible()
  })

  it.each([
    ['empty@/invite/registrantList', '邀请记录', '还没有邀请记录，快去邀请好友吧'],
    ['', '已发送', '还没有发出过邀请'],
  ])('who has invited nobody reads so: %s', async (state, tab, words) => {
    const { user } = openAsLord(state)
    await user.click(await screen.findByRole('tab', { name: tab }))
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('whom nobody can name is met as somebody who is logged in', async () => {
    openAsLord('cut@/user/info')
    expect(await result('欢迎回来')).toBeVisible()
    expect(screen.queryByRole('button', { name: '邀请站内好友' })).toBeNull()
  })

  it('keeps words that may not be sent, and says so beside them', async () => {
    const { user } = openAsLord()
    await findFriend(user)
    await user.click(await found(`邀请 ${FRIEND.nickname}`))
    await user.type(await screen.findByLabelText('给TA的话'), '敏感')
    await user.click(await found('发出邀请'))
    expect(await screen.findByText('内容包含敏感信息，请修改')).toBeVisible()
    expect(screen.getByLabelText('给TA的话')).toHaveValue('敏感')
  })

  it('finds nobody by a word that nobody has', async () => {
    const { user } = openAsLord()
    await findFriend(user, '谁也不是')
    expect(await screen.findByText('未找到该用户')).toBeVisible()
  })

  it('is told that the place was filled meanwhile', async () => {
    const { user } = openAsLord()
    sandbox.useScenario(`code_60003@${SEND}$`)
    await invite(user)
    expect(await screen.findByText('居民已满')).toBeVisible()
  })

  it('cannot invite anybody when the place is full', async () => {
    openAsLord('full')
    expect(await found('居民已满')).toBeDisabled()
    for (const name of ['分享海报', '复制链接'])
      expect(screen.getByRole('button', { name })).toBeDisabled()
    expect(screen.getByText('200/200')).toBeVisible()
  })

  it('reads each status of an invitation that was sent', async () => {
    const { user } = openAsLord('records')
    await user.click(await screen.findByRole('tab', { name: '已发送' }))
    const panel = within(screen.getByRole('tabpanel'))
    for (const status of ['已发送', '已接受', '已婉拒', '已过期', '已入驻'])
      expect(await panel.findByText(status)).toBeVisible()
  })

  it('is the person whom the platform knows as the lord', async () => {
    logInAs(LORD_PHONE)
    openRoute(`${AT}&inviteCode=${findUser({ phone: LORD_PHONE })?.inviteCode ?? ''}`)
    expect(await found('邀请站内好友')).toBeVisible()
    expect(screen.queryByRole('region', { name: '邀请人' })).toBeNull()
  })
})
