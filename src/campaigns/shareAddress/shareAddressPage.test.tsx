import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { inviteCodeFor, person } from '@/sandbox/users'
import { track } from '@/tracking/track'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

const clipboard = vi.hoisted(() => ({ takes: true, asked: [] as string[] }))

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('copy-to-clipboard', () => ({
  default: (text: string) => {
    clipboard.asked.push(text)
    return Promise.resolve(clipboard.takes)
  },
}))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))

const sandbox = startSandbox()
beforeEach(() => {
  clipboard.takes = true
  clipboard.asked = []
})

const OWNER = person(3)
const LARGE = '900719925474099123'
const open = (query = 'landId=60001') => openRoute(`/shareAddress?${query}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a visitor', () => {
  it('sees the plot, its owner and where it lies', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '听潮小筑' })).toBeVisible()
    for (const text of ['#A-0318', 'X 12 · Y −8', '328㎡', '已入住', OWNER.nickname])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('到访', { selector: 'h3' })).toBeVisible()
    expect(screen.queryByText('邀请你来做客')).toBeNull()
    await waitFor(() => expect(document.title).toBe('我的地块地址'))
    expect(vi.mocked(track).mock.calls[0]).toEqual([
      'shareAddress',
      'page',
      'view',
      { landId: '60001', from: undefined },
    ])
  })

  it('asks for an id beyond 2^53 by its own digits, and sees coordinates below 0', async () => {
    open(`landId=${LARGE}`)
    expect(await screen.findByText('X −1204 · Y 4096')).toBeVisible()
    expect(sandbox.seen(`/land/${LARGE}`)).toHaveLength(1)
  })

  it('is invited by whoever shared the link, also by one who is not the owner', async () => {
    open(`landId=60001&inviteCode=${inviteCodeFor(person(6).uid)}`)
    expect(await screen.findByText('邀请你来做客')).toBeVisible()
    expect(screen.getByText(person(6).nickname)).toBeVisible()
    expect(screen.getByText(OWNER.nickname)).toBeVisible()
  })

  it('reads the owner’s name once when the owner invites', async () => {
    open(`landId=60001&shareUid=${OWNER.uid}`)
    expect(await screen.findByText('邀请你来做客')).toBeVisible()
    expect(screen.getAllByText(OWNER.nickname)).toHaveLength(1)
  })

  it.each(['inviter_unknown', 'inviter_invalid'])(
    'sees no invitation when it is %s',
    async (state) => {
      open(`landId=60001&shareUid=${OWNER.uid}&__state=${state}`)
      expect(await screen.findByText(OWNER.nickname)).toBeVisible()
      await sandbox.quiet()
      expect(screen.queryByText('邀请你来做客')).toBeNull()
    },
  )

  it('goes on in the app, at this plot', async () => {
    const { user } = open()
    await user.click(await button('打开App前往'))
    expect(openApp).toHaveBeenCalledWith({
      pageName: 'shareAddress',
      path: '/land/detail?landId=60001',
    })
  })
})

describe('each status', () => {
  it('free: the plot waits for somebody and has no owner', async () => {
    open('landId=60001&__state=free')
    expect(await screen.findByText('待认领')).toBeVisible()
    expect(screen.queryByText(OWNER.nickname)).toBeNull()
  })

  it('on sale: a button leads to the plot’s sale', async () => {
    const { user, router } = open('landId=60001&__state=on_sale')
    await user.click(await screen.findByRole('link', { name: '去看看' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/real-estate'))
    expect(router.state.location.search).toBe('?landId=60001')
    expect(tracked()).toContain('button/view-sale')
  })

  it('locked: says so, and the address can still be copied', async () => {
    open('landId=60001&__state=locked')
    expect(await screen.findByText('已锁定')).toBeVisible()
    expect(await button('复制地址')).toBeEnabled()
    expect(screen.queryByRole('link', { name: '去看看' })).toBeNull()
  })
})

describe('「复制地址」', () => {
  const ADDRESS = '【拾光星】X:12,Y:-8 听潮小筑 #A-0318'

  it.each(['mobile', 'wechat', 'app'] as const)('copies the whole address: %s', async (visit) => {
    place.visit = visit
    const { user } = open()
    await user.click(await button('复制地址'))
    expect(await screen.findByText('地址已复制')).toBeVisible()
    expect(clipboard.asked).toEqual([ADDRESS])
    expect(tracked()).toContain('button/copy-address')
  })

  it('shows the address for copying by hand where the clipboard is denied', async () => {
    place.visit = 'wechat'
    clipboard.takes = false
    const { user } = open()
    await user.click(await button('复制地址'))
    expect(await screen.findByText('复制失败，请长按手动复制')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '要复制的内容' })).toHaveValue(ADDRESS)
  })
})

describe('an owner', () => {
  const OWN = 'landId=60001&__state=owner'

  it('makes a poster whose code leads back to the plot', async () => {
    logInAs()
    const { user } = open(OWN)
    await user.click(await button('生成地址海报'))
    expect(await screen.findByRole('dialog', { name: '分享海报' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    expect(sandbox.seen('/invite/generateQrCode')[0]?.body).toEqual({
      path: '/shareAddress',
      params: { landId: '60001', shareUid: expect.any(String) as unknown, from: 'poster' },
    })
    expect(tracked()).toContain('button/share')
  })

  it('is not invited to the own plot', async () => {
    logInAs()
    open(`${OWN}&shareUid=${person(6).uid}`)
    expect(await screen.findByText(/^这是你的地块/)).toBeVisible()
    expect(screen.queryByText('邀请你来做客')).toBeNull()
  })

  it('has no poster when somebody else is logged in', async () => {
    logInAs()
    open()
    await screen.findByText(OWNER.nickname)
    await sandbox.quiet()
    expect(screen.queryByRole('button', { name: '生成地址海报' })).toBeNull()
  })

  it('goes to the plot within the app', async () => {
    place.visit = 'app'
    logInAs()
    open(OWN)
    expect(await button('前往地块')).toBeEnabled()
  })
})

describe('a wrong or a late link', () => {
  it.each(['', 'landId=', 'landId=abc', 'landId=-1', 'landId=1e3', `landId=${'9'.repeat(30)}`])(
    'says that the plot is wrong, and asks for nothing: %j',
    async (query) => {
      open(query)
      expect(await screen.findByText('地块信息有误')).toBeVisible()
      expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/mfuwu/')
      expect(sandbox.requests.filter(({ path }) => path.includes('/land/api/'))).toEqual([])
    },
  )

  it('says that there is no such plot', async () => {
    open('landId=1')
    expect(await screen.findByText('地块不存在或已注销')).toBeVisible()
    expect(screen.queryByRole('button', { name: '复制地址' })).toBeNull()
  })

  it('asks for a login where the platform shows the plot to nobody else', async () => {
    sandbox.useScenario('signed_out@/land/60001')
    const { user } = open()
    const login = await button('登录后查看')
    sandbox.useScenario()
    await user.click(login)
    await answerLogin(newPhone())
    expect(await button('复制地址')).toBeVisible()
  })

  it('comes back when it is loaded again after the network', async () => {
    sandbox.useScenario('cut@/land/60001')
    const { user } = open()
    const retry = await button('重新加载')
    sandbox.useScenario()
    await user.click(retry)
    expect(await screen.findByRole('heading', { name: '听潮小筑' })).toBeVisible()
  })

  it('shows who it is again after a return to the page', async () => {
    open()
    await screen.findByText('已入住')
    await sandbox.quiet()
    sandbox.useScenario('free')
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await screen.findByText('待认领')).toBeVisible()
  })
})
