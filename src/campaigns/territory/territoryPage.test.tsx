import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/kit/query/queryClient'
import { track } from '@/tracking/track'
import { answerLogin } from '@tests/support/renderRoute'
import { action, button, open, region, title, startTerritoryPage } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startTerritoryPage()

describe('the main button', () => {
  it.each([
    ['free', '申请认领', true, 0],
    ['free_quota', '免费认领', true, 0],
    ['paid', '申请认领', true, 0],
    ['applying', '审核中', false, 0],
    ['applying_other', '认领申请中', false, 1],
    ['rejected', '重新申请', true, 0],
    ['occupied_me', '管理领地', true, 0],
    ['occupied_other', '拜访领主星球', true, 1],
    ['locked', '暂未开放', false, 1],
  ])('in %s says %s, and leads on where it cannot be had', async (state, name, enabled, ways) => {
    open(state)
    expect((await action(name)).matches(':disabled')).toBe(!enabled)
    expect(screen.queryAllByRole('link', { name: '去认领空闲领地' })).toHaveLength(ways)
  })

  it.each([
    ['occupied_me', '/territory/applyStatus', '管理领地'],
    ['free_quota', '/territory/applyInfo', '免费认领'],
  ])('in %s waits for %s while the page stands', async (state, path, name) => {
    const answer = sandbox.hold(path)
    open(state)
    expect(await button('请稍候')).toHaveAttribute('aria-busy', 'true')
    expect(await title('星灯谷')).toBeVisible()
    expect(screen.queryByText(/加载失败/)).toBeNull()
    answer()
    expect(await action(name)).toBeEnabled()
  })

  it('needs neither the forecast nor the top five, which wait in their places', async () => {
    sandbox.hold('/territory/projectedRevenue')
    sandbox.hold('/territory/topFive')
    open('free')
    expect(await button('申请认领')).toBeEnabled()
    expect(screen.queryByText('暂无预估')).toBeNull()
    expect(screen.queryByText('榜单加载失败')).toBeNull()
    expect(screen.queryByText('虚位以待')).toBeNull()
  })

  it.each([
    ['free', '申请认领'],
    ['applying_other', '认领申请中'],
    ['occupied_other', '拜访领主星球'],
    ['locked', '暂未开放'],
  ])('for a guest in %s says %s', async (state, name) => {
    open(state, { guest: true })
    expect(await action(name)).toBeVisible()
  })
})

describe('a guest', () => {
  it('sees the whole territory without a call that needs a login', async () => {
    open('occupied_other', { guest: true })
    await title('星灯谷')
    expect(region('领主').getByText('星河拾光')).toBeVisible()
    expect(screen.getByText('186/200')).toBeVisible()
    expect(screen.getByText('愿每盏灯都有归人')).toBeVisible()
    expect(region('领地TOP5').getAllByRole('listitem')).toHaveLength(5)
    expect(screen.getByText('已满足条件 --')).toBeVisible()
    expect(sandbox.seen('/territory/applyInfo')).toEqual([])
    expect(sandbox.seen('/territory/applyStatus')).toEqual([])
  })

  it('comes by the button to the login, and by it to the application; the tap is noted once', async () => {
    const { user } = open('free', { guest: true })
    await user.click(await button('申请认领'))
    await answerLogin('13659940007')
    expect(await screen.findByRole('dialog', { name: /认领/ })).toBeVisible()
    const taps = vi.mocked(track).mock.calls.filter(([, , name]) => name === 'apply')
    expect(taps).toEqual([['territory', 'button', 'apply', { territoryId: '30001' }]])
  })

  it('is also who has a login that the platform no longer takes', async () => {
    const { user } = open('guest,free')
    await user.click(await button('申请认领'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })
})

describe('calls', () => {
  it('info, revenue and top five go out without auth', async () => {
    open('occupied_other')
    await title('星灯谷')
    for (const name of ['info', 'projectedRevenue', 'topFive']) {
      const [seen] = sandbox.seen(`/territory/${name}`)
      expect(seen?.headers).not.toHaveProperty('authorization')
      expect(seen?.headers).not.toHaveProperty('clientinfo')
    }
  })

  it('without an id show the own territory, and the first of the top five to others', async () => {
    const first = open('', { query: '' })
    await title('星灯谷')
    first.unmount()
    open('applying', { query: '' })
    expect(await screen.findByText('已提交，排队第3位')).toBeVisible()
  })

  it('without an id ask anew whose territory it is when the page is asked for anew', async () => {
    open('', { query: '' })
    await title('星灯谷')
    const data = { applyNo: 'A1', territoryId: '30007', status: 'APPROVED' }
    sandbox.server.use(
      http.get('*/territory/applyStatus', () => HttpResponse.json({ code: 200, data })),
    )
    await act(() => queryClient.invalidateQueries())
    await title('桃源里')
  })

  it.each(['abc', '1.5', '', '123456789012345678901234'])(
    'the id "%s" makes none about a territory',
    async (id) => {
      open('', { query: `territoryId=${id}`, guest: true })
      expect(await screen.findByText('领地不存在')).toBeVisible()
      expect(region('领地TOP5').getAllByRole('listitem')).toHaveLength(5)
      expect(sandbox.seen('/territory/info')).toEqual([])
    },
  )

  it('an id that nobody knows: 领地不存在 and the top five', async () => {
    open('', { query: 'territoryId=99999' })
    expect(await screen.findByText('领地不存在')).toBeVisible()
    expect(region('领地TOP5').getByText('柳浪湖畔')).toBeVisible()
    expect(screen.queryByRole('button', { name: /认领/ })).not.toBeInTheDocument()
  })
})

describe('the forecast', () => {
  it('is asked for anew by each tab, always with the disclaimer', async () => {
    const { user } = open('occupied_other')
    await title('星灯谷')
    const disclaimer = '预计收益仅供参考，不代表承诺，以实际结算为准'
    expect(screen.getByText(disclaimer)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '90天' }))
    await waitFor(() => expect(sandbox.seen('/projectedRevenue')).toHaveLength(2))
    expect(sandbox.seen('/projectedRevenue')[1]?.query).toMatchObject({ cycleDays: '90' })
    expect(await region('预计收益').findByText('积分')).toBeVisible()
    expect(screen.getByText(disclaimer)).toBeVisible()
  })

  it('shows one number when both ends are the same', async () => {
    open('occupied_other,revenue_equal')
    await title('星灯谷')
    expect(region('预计收益').getByRole('tabpanel')).not.toHaveTextContent('–')
  })

  it('that fails says 暂无预估 and can be asked for again', async () => {
    const { user } = open('occupied_other,revenue_fail')
    await title('星灯谷')
    expect(region('预计收益').getByText('暂无预估')).toBeVisible()
    await user.click(region('预计收益').getByRole('button', { name: '重新加载' }))
    await waitFor(() => expect(sandbox.seen('/projectedRevenue')).toHaveLength(2))
  })
})

describe('the top five', () => {
  it('lead to their territories', async () => {
    const { user } = open('', { guest: true })
    await title('星灯谷')
    await user.click(region('领地TOP5').getByRole('link', { name: /望潮港/ }))
    expect(await title('望潮港')).toBeVisible()
    expect(track).toHaveBeenCalledWith('territory', 'card', 'top-five', { territoryId: '30003' })
  })

  it('say 虚位以待 when there are none, and can be asked for again alone', async () => {
    const empty = open('occupied_other,top_empty')
    expect(await screen.findByText('虚位以待')).toBeVisible()
    empty.unmount()
    const { user } = open('occupied_other,top_fail')
    await user.click(await retryOfTop())
    await waitFor(() => expect(sandbox.seen('/territory/topFive').length).toBeGreaterThan(2))
    expect(sandbox.seen('/territory/info')).toHaveLength(2)
  })
})

async function retryOfTop() {
  await screen.findByText('榜单加载失败')
  return region('领地TOP5').getByRole('button', { name: '重新加载' })
}

describe('failures', () => {
  it('of the main call is an error page that asks again', async () => {
    const { user } = open('twice@/territory/info', { guest: true })
    await user.click(await button('重新加载'))
    await user.click(await button('重新加载'))
    expect(await title('星灯谷')).toBeVisible()
  })

  it('of the application leaves the page and says so', async () => {
    open('occupied_other,cut@/territory/applyStatus')
    expect(await screen.findByText('认领状态加载失败')).toBeVisible()
    expect(await screen.findByRole('link', { name: '拜访领主星球' })).toBeEnabled()
  })

  it('of the conditions can be mended in the sheet', async () => {
    const { user } = open('free,once@/territory/applyInfo')
    await user.click(await button('申请认领'))
    const sheet = within(await screen.findByRole('dialog', { name: '申请认领' }))
    await user.click(sheet.getByRole('button', { name: '重新加载' }))
    expect(await sheet.findByLabelText('申请人姓名')).toBeVisible()
  })

  it('of the conditions by an answer without any can be asked for again', async () => {
    const { user } = open('free,null_data@/territory/applyInfo')
    expect(await screen.findByText('条件加载失败')).toBeVisible()
    await user.click(region('认领条件').getByRole('button', { name: '重新加载' }))
    await waitFor(() => expect(sandbox.seen('/territory/applyInfo')).toHaveLength(2))
  })

  it('dirty data never shows undefined, null or NaN', async () => {
    open('hostile,occupied_me')
    await screen.findByRole('link', { name: '管理领地' })
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
    expect(document.querySelector('#root script, img[src^="javascript"]')).toBeNull()
  })

  it('an answer with nothing but an id still renders', async () => {
    sandbox.server.use(
      http.get('*/land/api/territory/info', () =>
        HttpResponse.json({ statusCode: 200, data: { territoryId: '30001' } }),
      ),
    )
    open('', { guest: true })
    expect(await title('无名领地')).toBeVisible()
    expect(await button('暂未开放')).toBeDisabled()
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null/)
  })
})

it('the rules are a page of their own', async () => {
  const { user } = open('occupied_other', { guest: true })
  await title('星灯谷')
  await user.click(await screen.findByRole('link', { name: '规则' }))
  expect(await screen.findByRole('heading', { level: 1, name: '领地规则' })).toBeVisible()
  expect(track).toHaveBeenCalledWith('territory', 'button', 'rule')
})

it('notes the entry once', async () => {
  open('occupied_me', { query: 'territoryId=30001&from=wx' })
  await screen.findByRole('link', { name: '管理领地' })
  // The target page of the test before may track its own entry only now.
  const views = () =>
    vi.mocked(track).mock.calls.filter(([page, , name]) => page === 'territory' && name === 'view')
  await waitFor(() =>
    expect(views()).toEqual([['territory', 'page', 'view', { territoryId: '30001', from: 'wx' }]]),
  )
})
