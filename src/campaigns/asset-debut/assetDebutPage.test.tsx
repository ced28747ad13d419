import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { shareLink } from '@/kit/share/shareLink'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))

const sandbox = startSandbox()

const ORDER = '/order/addOrder'
const open = (state = '', query = '') => openRoute(`/asset-debut?${query}__state=${state}`)
function openAsMember(state = '', query = '') {
  logInAs()
  return open(state, query)
}
type User = ReturnType<typeof open>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = (name: string) => screen.findByRole('dialog', { name })

async function agree(user: User) {
  await user.click(await button('立即购买'))
  const sheet = await dialog('确认订单')
  await user.click(within(sheet).getByRole('checkbox', { name: '我已阅读购买须知' }))
  return sheet
}
async function submit(user: User) {
  const sheet = await agree(user)
  await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
}

describe('the piece', () => {
  it('says what it costs, how many there are and when; to a guest, too', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: '望月塔 · 归人' })).toBeVisible()
    const facts = screen.getByRole('region', { name: '发行信息' })
    expect(facts).toHaveTextContent('首发价 ¥199.00')
    expect(facts).toHaveTextContent('发行量2,000件剩余862件每人限购3件')
    const stages = screen.getByRole('region', { name: '首发阶段' })
    expect(stages.querySelector('[aria-current="step"]')).toHaveTextContent('首发')
    expect(screen.getByText('数字资产请理性收藏，禁止炒作')).toBeVisible()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('tells its story and what a buyer has to know', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { name: '等月亮的人' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '购买须知' }))
    expect(await screen.findByText(/逾期订单自动取消/)).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '作品故事' }))
    expect(tracked()).toEqual(['page/view', 'tab/notice', 'tab/story'])
  })

  it('turns under a finger, and swings back', async () => {
    open()
    const picture = await screen.findByRole('img', { name: '望月塔 · 归人' })
    const piece = picture.closest<HTMLElement>('[class*="piece"]')
    const yaw = () => piece?.style.getPropertyValue('--yaw')
    // jsdom gives pointer events no coordinates.
    const at = (name: string, x: number) =>
      fireEvent(picture, new MouseEvent(name, { bubbles: true, clientX: x, clientY: 0 }))
    at('pointerdown', 0)
    at('pointermove', 80)
    expect(yaw()).toBe('3deg')
    at('pointermove', 900)
    expect(yaw()).toBe('34deg')
    at('pointerup', 900)
    expect(yaw()).toBe('-14deg')
  })

  it('is shared by a link to it', async () => {
    const { user } = open('', 'activityId=1001&')
    await user.click(await button('分享'))
    const [content] = vi.mocked(shareLink).mock.calls[0] ?? []
    expect(content?.url).toContain('/asset-debut?')
    expect(content?.url).toContain('itemId=70001')
    expect(tracked()).toContain('button/share')
  })

  it.each([
    ['no_release', ''],
    ['', 'itemId=1&'],
    ['', 'itemId=x&'],
  ])('is not there: %s %s', async (state, query) => {
    open(state, query)
    expect(await screen.findByText('资产信息有误')).toBeVisible()
    expect(screen.getByRole('link', { name: '回到首页' })).toBeVisible()
  })
})

it('shows nobody a piece that the platform keeps for members, but a way to the login', async () => {
  const { user } = open('signed_out@/activity/getById')
  await user.click(await button('登录后查看'))
  expect(await dialog('手机号登录')).toBeVisible()
})

describe('the button', () => {
  it.each([
    ['limit', '已达上限'],
    ['ended', '已结束'],
    ['not_started', /后开抢$/],
  ])('is off: %s', async (state, name) => {
    openAsMember(state)
    expect(await button(name)).toBeDisabled()
  })

  it('opens by the platform’s clock, whatever the device’s says', async () => {
    sandbox.moveClock(-5 * 60_000)
    openAsMember('starts_soon')
    expect(await button(/^00:00:\d\d 后开抢$/)).toBeDisabled()
    // A read of the time that is still under way would be taken for the one below.
    await sandbox.quiet()
    sandbox.moveClock(18_000)
    // The page becomes visible again, and reads the time.
    fireEvent(document, new Event('visibilitychange'))
    expect(await button('立即购买')).toBeEnabled()
  })

  it.each([
    ['', '立即购买'],
    ['ended', '已结束'],
  ])('is there also when nothing else of the page comes: %s', async (state, name) => {
    const others = ['getUserIntegral', 'getUnpaidOrder', 'market/listByItem']
    openAsMember([state, ...others.map((call) => `cut@/${call}`)].join())
    expect(await button(name)).toBeVisible()
    await sandbox.quiet()
    expect(await button(name)).toBeVisible()
    expect(screen.queryByText(/市场地板价/)).toBeNull()
  })

  it('leads to a want where everything is sold, and says what it is traded for', async () => {
    const { user } = openAsMember('sold_out')
    expect(await button('已售罄')).toBeDisabled()
    expect(await screen.findByText('市场地板价 ¥258.00')).toBeVisible()
    await user.click(await button('去求购'))
    await waitFor(() => expect(tracked()).toContain('button/want-buy'))
  })

  it('of a guest goes on at the order after the login', async () => {
    const { user } = open()
    await user.click(await button('立即购买'))
    await answerLogin('13659940003')
    expect(await dialog('确认订单')).toBeVisible()
    expect(tracked()).toContain('button/buy')
  })
})

describe('an order', () => {
  it('is placed with what was shown, and waits to be paid in the app', async () => {
    const { user } = openAsMember()
    const sheet = await agree(user)
    await user.click(within(sheet).getByRole('button', { name: '增加' }))
    const release = sandbox.hold(ORDER)
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    expect(screen.queryByText('订单已提交')).toBeNull()
    release()
    expect(await dialog('订单已提交')).toHaveTextContent('¥398.00')
    expect(sandbox.seen('/get_biz_no')[0]?.query).toEqual({ bizType: 'DEBUT' })
    expect(sandbox.seen(ORDER)[0]?.body).toMatchObject({
      skuId: '70001',
      quantity: 2,
      price: 19_900,
      useIntegral: 0,
    })
    await user.click(within(await dialog('订单已提交')).getByRole('button', { name: '去支付' }))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: expect.stringMatching(/^\/pay\?orderNo=DB/) as string }),
    )
    await user.click(screen.getByRole('button', { name: '稍后支付' }))
    expect(await screen.findByRole('group', { name: '未支付订单' })).toHaveTextContent('× 2')
    await waitFor(() => expect(screen.getByText('860件')).toBeVisible())
    expect(tracked()).toEqual(['page/view', 'button/buy', 'button/submit-order', 'button/go-pay'])
  })

  it.each([
    ['with an answer', ''],
    ['with an answer that says nothing', `null_data@${ORDER}`],
    ['whose answer is lost', `cut_after@${ORDER}`],
  ])('is one for two fast taps, %s', async (_, state) => {
    const { user } = openAsMember(state)
    const sheet = await agree(user)
    const send = within(sheet).getByRole('button', { name: '提交订单' })
    act(() => {
      send.click()
      send.click()
    })
    expect(await dialog('订单已提交')).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it('that did not reach the platform says so, and is not placed by itself', async () => {
    const { user } = openAsMember(`cut@${ORDER}`)
    await submit(user)
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(await button('提交订单')).toBeEnabled()
    expect(screen.queryByText('订单已提交')).toBeNull()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it('at another price shows both, and goes on after another tap', async () => {
    const { user } = openAsMember('price_changed')
    await submit(user)
    expect(await screen.findByText(/^价格已变动：/)).toHaveTextContent('¥199.00 → ¥209.00')
    await user.click(await button('按新价格提交'))
    expect(await dialog('订单已提交')).toHaveTextContent('¥209.00')
    expect(sandbox.seen(ORDER)).toHaveLength(2)
  })

  it('beside one that waits is not begun, and leads to the payment of that one', async () => {
    const { user } = openAsMember('unpaid')
    await screen.findByRole('group', { name: '未支付订单' })
    await user.click(await button('立即购买'))
    const unpaid = await dialog('你有一笔未支付订单')
    expect(screen.queryByRole('dialog', { name: '确认订单' })).toBeNull()
    await user.click(within(unpaid).getByRole('button', { name: '去支付' }))
    await waitFor(() => expect(tracked()).toContain('button/go-pay'))
  })

  it('beside one that was placed elsewhere meanwhile is refused, and that one is shown', async () => {
    const { user } = openAsMember()
    const sheet = await agree(user)
    sandbox.useScenario('unpaid')
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    expect(await screen.findByText('你有未支付的订单')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByRole('group', { name: '未支付订单' })).toBeVisible()
  })

  it('of a piece that somebody else has just taken keeps the page', async () => {
    const { user } = openAsMember('stock_1')
    const sheet = await agree(user)
    sandbox.useScenario('sold_out')
    await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
    expect(await screen.findByText('手慢了，藏品已售罄')).toBeVisible()
    expect(await button('已售罄')).toBeDisabled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that was paid in the app is there when the person comes back', async () => {
    const { user, router } = openAsMember('paid_on_return')
    await submit(user)
    await dialog('订单已提交')
    await sandbox.quiet()
    fireEvent(document, new Event('visibilitychange'))
    const done = await dialog('购买成功')
    await user.click(within(done).getByRole('button', { name: '查看我的藏品' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/give-gift'))
  })

  it('that nobody paid in time is taken back', async () => {
    openAsMember('unpaid')
    await screen.findByRole('group', { name: '未支付订单' })
    sandbox.moveClock(15 * 60_000 + 2000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByText('未支付的订单已取消')).toBeVisible()
    expect(screen.queryByRole('group', { name: '未支付订单' })).toBeNull()
  })

  it('is read about before it is agreed to', async () => {
    const { user } = openAsMember()
    await agree(user)
    await user.click(await button('查看须知'))
    expect(await dialog('购买须知')).toHaveTextContent('不支持退换')
    await user.click(await button('关闭'))
    expect(await dialog('确认订单')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: '我已阅读购买须知' })).toBeChecked()
  })
})
