import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { track } from '@/tracking/track'
import { button, fillIn, open, region, title, startTerritoryPage } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startTerritoryPage()

const IDS = { territoryId: '30001' }
const tapsOf = (name: string) =>
  vi.mocked(track).mock.calls.filter(([, , element]) => element === name)

describe('a tap', () => {
  it.each([
    ['occupied_me', '管理领地', 'manage', IDS, '/entrust?territoryId=30001'],
    [
      'occupied_other',
      '拜访领主星球',
      'visit-planet',
      { ...IDS, planetId: '40001' },
      '/plAce?planetId=40001',
    ],
    ['occupied_me', '邀请', 'invite', IDS, '/territory-invite?territoryId=30001'],
  ])('in %s on %s is noted as %s and leads on', async (state, name, element, ids, address) => {
    const { user } = open(state)
    const link = await screen.findByRole('link', { name })
    expect(link).toHaveAttribute('href', `/mfuwu${address}`)
    await user.click(link)
    expect(tapsOf(element)).toEqual([['territory', 'button', element, ids]])
  })

  it('on another cycle is noted, on the same one not', async () => {
    const { user } = open('occupied_other', { guest: true })
    await title('星灯谷')
    await user.click(screen.getByRole('tab', { name: '7天' }))
    expect(tapsOf('revenue-cycle')).toEqual([])
    await user.click(screen.getByRole('tab', { name: '30天' }))
    expect(tapsOf('revenue-cycle')).toEqual([['territory', 'tab', 'revenue-cycle', IDS]])
  })

  it('on the words of the plaque is noted', async () => {
    const { user } = open('occupied_me')
    await user.click(await button('编辑铭文'))
    expect(tapsOf('edit-glory')).toEqual([['territory', 'button', 'edit-glory', IDS]])
  })

  it('on 提交申请 is noted, also with an empty form', async () => {
    const { user } = open('free')
    await user.click(await button('申请认领'))
    await user.click(await button('提交申请'))
    expect(tapsOf('apply-submit')).toEqual([['territory', 'button', 'apply-submit', IDS]])
  })

  it('on 前往App认领 is noted once', async () => {
    const { user } = open('paid')
    await user.click(await button('申请认领'))
    const toApp = await button('前往App认领')
    await user.click(toApp)
    expect(tapsOf('apply-submit')).toEqual([['territory', 'button', 'apply-submit', IDS]])
    expect(tapsOf('open-app')).toEqual([])
    await waitFor(() => expect(toApp).not.toHaveAttribute('aria-busy'), { timeout: 5000 })
  })

  it('on the own row of the top five goes back to the top', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { user } = open('', { guest: true })
    await title('星灯谷')
    await user.click(region('领地TOP5').getByRole('button', { name: /星灯谷/ }))
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' })
  })
})

it('only the lord sees 邀请', async () => {
  open('occupied_other')
  await screen.findByRole('link', { name: '拜访领主星球' })
  expect(screen.queryByRole('link', { name: '邀请' })).not.toBeInTheDocument()
})

describe('the page says', () => {
  it('that a term is over, and that the territory can be had again', async () => {
    open('expired')
    expect(await screen.findByText('你的任期已结束')).toBeVisible()
    expect(screen.getByText('领地重新开放认领')).toBeVisible()
    expect(await button('申请认领')).toBeEnabled()
  })

  it('that the lord has no planet to visit', async () => {
    open('no_planet', { guest: true })
    expect(await button('领主星球暂未开放')).toBeDisabled()
  })

  it('that it is taken down', async () => {
    open('offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
    expect(screen.getByRole('link', { name: '去首页看看' })).toBeVisible()
    expect(screen.queryByText('领地不存在')).not.toBeInTheDocument()
  })

  it.each(['code_10001', 'code_10002', 'signed_out', 'wrong_shape'])(
    'one thing alone when the territory is answered by %s',
    async (fault) => {
      open(`${fault}@/territory/info`)
      expect(await button('重新加载')).toBeVisible()
      expect(screen.getByText(NETWORK_TEXT)).toBeVisible()
      expect(screen.queryByText(/活动已结束|活动尚未开始|领地不存在/)).not.toBeInTheDocument()
    },
  )

  it('that the place of the person is unknown when its answer cannot be read', async () => {
    open('occupied_other,wrong_shape@/territory/applyStatus')
    expect(await screen.findByText('认领状态加载失败')).toBeVisible()
  })
})

describe('without an id', () => {
  it('it asks again whose territory it is, and shows the lord theirs', async () => {
    const { user } = open('occupied_me,once@/territory/applyStatus', { query: '' })
    await user.click(await button('重新加载'))
    expect(await screen.findByRole('link', { name: '管理领地' })).toBeEnabled()
    expect(screen.queryByRole('link', { name: '拜访领主星球' })).not.toBeInTheDocument()
  })

  it('it shows nobody’s territory while that cannot be said', async () => {
    open('cut@/territory/applyStatus', { query: '' })
    expect(await button('重新加载')).toBeVisible()
    expect(sandbox.seen('/territory/info')).toEqual([])
    expect(sandbox.seen('/territory/applyInfo')).toEqual([])
  })

  it('a login that is over is a guest’s', async () => {
    open('guest', { query: '' })
    expect(await title('星灯谷')).toBeVisible()
  })

  it('it asks again for the top five, where it needs them', async () => {
    const { user } = open('once@/territory/topFive', { query: '', guest: true })
    await user.click(await button('重新加载'))
    expect(await title('星灯谷')).toBeVisible()
  })

  it('the own territory needs no top five', async () => {
    open('occupied_me,top_fail', { query: '' })
    expect(await screen.findByRole('link', { name: '管理领地' })).toBeEnabled()
    expect(screen.getByText('榜单加载失败')).toBeVisible()
  })

  it('there is none to show when the top five are empty', async () => {
    open('top_empty', { query: '', guest: true })
    expect(await screen.findByText('领地不存在')).toBeVisible()
    expect(region('领地TOP5').getByText('虚位以待')).toBeVisible()
    expect(sandbox.seen('/territory/info')).toEqual([])
  })
})

it('the top five are five, whatever comes', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => ({ territoryId: `${at + 1}`, name: `领${at}` }))
  sandbox.server.use(
    http.get('*/land/api/territory/topFive', () =>
      HttpResponse.json({ statusCode: 200, data: rows }),
    ),
  )
  open('', { guest: true })
  await title('星灯谷')
  expect(region('领地TOP5').getAllByRole('listitem')).toHaveLength(5)
})

it('the agreement is the one that the conditions name, on its link too', async () => {
  sandbox.server.use(
    http.get('*/land/api/territory/applyInfo', () =>
      HttpResponse.json({
        statusCode: 200,
        data: { territoryId: '30001', canApply: true, agreementType: 'TERRITORY_RULES' },
      }),
    ),
  )
  const { user } = open('free')
  await fillIn(user)
  expect(screen.queryByText('《领地认领协议》')).toBeNull()
  await user.click(await button('《领地规则》'))
  const sheet = within(await screen.findByRole('dialog', { name: '领地规则' }))
  expect(await sheet.findByText('一、领地与领主')).toBeVisible()
  await waitFor(() => expect(sandbox.seen('/privacy/getByType')).toHaveLength(1))
  expect(sandbox.seen('/privacy/getByType')[0]?.query).toMatchObject({ type: 'TERRITORY_RULES' })
})
