import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { inviteCodeFor, person } from '@/sandbox/users'
import { box, button, codeInput, fill, phoneInput } from '@tests/support/loginForm'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { AT, LORD_PHONE, found, result } from './testing'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const CODE = inviteCodeFor(person(9).uid)

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
    await user.click(await screen.findByRole('link', { name: '规则' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/territoryRules'))
    expect(tracked()).toContain('button/rule')
  })
})
