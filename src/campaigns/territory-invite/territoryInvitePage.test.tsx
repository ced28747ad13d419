import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { inviteUser } from '@/api/user'
import type { Visit } from '@/bridge/environment'
import { openApp } from '@/kit/open-app/openApp'
import { findUser, inviteCodeFor, person } from '@/sandbox/users'
import { track } from '@/tracking/track'
import { box, button, codeInput, fill, phoneInput } from '@tests/support/loginForm'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/tracking/track', { spy: true })
vi.mock('@/kit/open-app/openApp', async (original) => ({
  ...(await original<object>()),
  openApp: vi.fn(() => Promise.resolve(true)),
}))
const place = vi.hoisted((): { where: Pick<Visit, 'visit'> } => ({ where: { visit: 'mobile' } }))
vi.mock('@/bridge/environment', async (original) => ({
  ...(await original<object>()),
  currentVisit: () => ({ ...place.where, os: 'android' }),
}))
vi.mock('@/kit/share/copyText', async (original) => ({
  ...(await original<object>()),
  copyAndTell: vi.fn(() => Promise.resolve(true)),
}))
const { copyAndTell } = await import('@/kit/share/copyText')

const sandbox = startSandbox()
// The first test must not wait for the page's code.
beforeAll(() => import('./route'), 60_000)
beforeEach(() => {
  for (const spy of [track, openApp, copyAndTell]) vi.mocked(spy).mockClear()
})

const SEND = '/user/invitation'
const AT = '/territory-invite?territoryId=30001'
const LORD_PHONE = '13900000100'
const FRIEND = person(2)
const CODE = inviteCodeFor(person(9).uid)

let people = 0
function openAsLord(state = '') {
  people += 1
  logInAs(`1365300${String(people).padStart(4, '0')}`)
  return openRoute(`${AT}&__state=occupied_me,${state}`)
}

const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
const result = (name: string) => screen.findByRole('heading', { level: 2, name })
const found = (name: string) => screen.findByRole('button', { name })

async function findFriend(user: UserEvent, name = FRIEND.nickname) {
  await user.click(await found('邀请站内好友'))
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: name } })
}

async function invite(user: UserEvent) {
  await findFriend(user)
  await user.click(await found(`邀请 ${FRIEND.nickname}`))
  await user.type(await screen.findByLabelText('给TA的话'), ' 来做邻居 ')
  await user.click(await found('发出邀请'))
}

describe('the address', () => {
  it.each(['', '?territoryId=', '?territoryId=abc'])(
    'is a wrong link without a territory (%s)',
    async (query) => {
      openRoute(`/territory-invite${query}`)
      expect(await screen.findByText('领地信息有误')).toBeVisible()
      expect(screen.getByRole('link', { name: '回到首页' })).toBeVisible()
      expect(sandbox.seen('/territory/info')).toHaveLength(0)
    },
  )

  it('keeps an id beyond 2^53 digit by digit, and says when there is no such territory', async () => {
    openRoute('/territory-invite?territoryId=900719925474099129')
    expect(await screen.findByText('领地不存在或已注销')).toBeVisible()
    const [seen] = sandbox.seen('/territory/info')
    expect(seen?.query.territoryId).toBe('900719925474099129')
    expect(seen?.headers).not.toHaveProperty('authorization')
  })
})

describe('a visitor', () => {
  it('reads who invites, registers with the code, and goes on in the app', async () => {
    const { user } = openRoute(`${AT}&inviteCode=${CODE}`)
    const host = within(await screen.findByRole('region', { name: '邀请人' }))
    expect(await host.findByText(person(9).nickname)).toBeVisible()
    expect(screen.getByText('186/200')).toBeVisible()
    expect(screen.queryByRole('button', { name: '邀请站内好友' })).toBeNull()
    await fill(user)
    await user.click(button('加入领地'))
    expect(await result('已成为居民候选')).toHaveFocus()
    expect(sandbox.seen('/passport/login')[0]?.body).toMatchObject({ inviteCode: CODE })
    await user.click(await found('打开App完成入驻'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'territory-invite',
      path: '/territory?territoryId=30001',
    })
    expect(tracked()).toEqual(expect.arrayContaining(['page/view', 'button/join-territory']))
  })

  it('sees the lord where no code says who invites, and sends none', async () => {
    const { user } = openRoute(AT)
    expect(await screen.findByRole('region', { name: '邀请人' })).toHaveTextContent(
      person(0).nickname,
    )
    await screen.findByRole('button', { name: '加入领地' })
    await fill(user)
    await user.click(button('加入领地'))
    await result('已成为居民候选')
    expect(sandbox.seen('/passport/login')[0]?.body).not.toHaveProperty('inviteCode')
  })

  it('gets the lord’s page when the phone is the lord’s own', async () => {
    const { user } = openRoute(AT)
    await screen.findByRole('button', { name: '加入领地' })
    await user.type(phoneInput(), LORD_PHONE)
    await user.type(codeInput(), '123456')
    await user.click(box())
    await user.click(button('加入领地'))
    expect(await found('邀请站内好友')).toBeEnabled()
    expect(screen.queryByText('已成为居民候选')).toBeNull()
  })

  it('keeps what was typed when the code is wrong', async () => {
    const { user } = openRoute(`${AT}&__state=code_wrong`)
    await screen.findByRole('button', { name: '加入领地' })
    await fill(user)
    await user.click(button('加入领地'))
    expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
    expect(phoneInput()).not.toHaveValue('')
  })

  it('goes on in the app when already logged in', async () => {
    logInAs('13653009001')
    const { user } = openRoute(AT)
    await result('欢迎回来')
    await user.click(await found('打开App'))
    expect(openApp).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('textbox', { name: '手机号' })).toBeNull()
  })

  it.each([
    ['full', '居民已满', '去领地看看'],
    ['free', '该领地暂无领主', '去认领'],
    ['locked', '领地暂未开放', '去领地看看'],
  ])('finds no form when the territory is %s', async (state, title, way) => {
    openRoute(`${AT}&__state=${state}`)
    await result(title)
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      '/mfuwu/territory?territoryId=30001',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('reads the rules on their page', async () => {
    const { user, router } = openRoute(AT)
    await user.click(await found('规则'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territoryRules'))
    expect(tracked()).toContain('button/rule')
  })
})

describe('a lord', () => {
  it('sees whom the code has brought, and hands on code and link', async () => {
    const { user } = openAsLord()
    expect(await screen.findByText('同一设备重复注册')).toBeVisible()
    await user.click(await found('复制邀请码'))
    await user.click(await found('复制链接'))
    const [code = '', link] = vi.mocked(copyAndTell).mock.calls.map(([text]) => text)
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
