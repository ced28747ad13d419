import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { startSandbox } from '@tests/support/sandbox'
import { BUY, MOVE, SALES, button, dialog, openAsMember, order, pickPlot, submit } from './testing'
import type { User } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

const sandbox = startSandbox()

const press = async (user: User, name: string | RegExp) => user.click(await button(name))
async function typePrice(name: string, text: string) {
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: text } })
}
async function offer(user: User) {
  await press(user, '挂售')
  await pickPlot(user)
  await typePrice('挂售价格', '1280')
}
async function wish(user: User) {
  await press(user, '发布求购')
  await typePrice('求购单价', '888')
}
async function sell(user: User) {
  await press(user, /^卖给TA 南风知意/)
  await pickPlot(user)
}

interface Write {
  at: [state: string, query: string]
  begin: (user: User) => Promise<unknown>
  name: string
  write: string
  done: string
  /** The call that shows whether it was applied. */
  status: string
}
const WANTS = '/market/wantBuyTradeList'
const WRITES: Record<string, Write> = {
  'a purchase': {
    at: ['', ''],
    begin: order,
    name: '提交订单',
    write: BUY,
    done: '订单已提交',
    status: '/getUnpaidOrder',
  },
  'an offer': {
    at: ['', 'tab=mine&'],
    begin: offer,
    name: '确认挂售',
    write: MOVE,
    done: '挂售成功',
    status: SALES,
  },
  'a wish': {
    at: ['', 'tab=want&'],
    begin: wish,
    name: '确认发布',
    write: MOVE,
    done: '求购已发布',
    status: WANTS,
  },
  'a sale to somebody': {
    at: ['', 'tab=want&'],
    begin: sell,
    name: '确认卖出',
    write: MOVE,
    done: '成交成功',
    status: '/shop/assetScList',
  },
  'an offer that is taken back': {
    at: ['listed', 'tab=mine&'],
    begin: (user) => press(user, /^撤下 /),
    name: '确认撤下',
    write: MOVE,
    done: '已撤下',
    status: SALES,
  },
  'a wish that is cancelled': {
    at: ['wanted', 'tab=mine&'],
    begin: (user) => press(user, /^取消求购 /),
    name: '确认取消',
    write: MOVE,
    done: '求购已取消',
    status: WANTS,
  },
}

it.each(Object.entries(WRITES))(
  '%s, tapped twice, is sent once, and asked for when its answer is lost',
  async (_, { at: [state, query], begin, name, write, done, status }) => {
    const { user } = openAsMember(state, query)
    await begin(user)
    const send = await button(name)
    await sandbox.quiet()
    sandbox.failNext(({ pathname }) => pathname.endsWith(write), 'cut_after')
    const asked = sandbox.seen(status).length
    act(() => {
      send.click()
      send.click()
    })
    expect((await screen.findAllByText(done))[0]).toBeVisible()
    await sandbox.quiet()
    expect(sandbox.seen(write)).toHaveLength(1)
    expect(sandbox.seen(status).length).toBeGreaterThan(asked)
    expect(screen.queryByText(NETWORK_TEXT)).toBeNull()
  },
)

it.each([
  ['cut', '/get_biz_no', 0],
  ['null_data', '/get_biz_no', 0],
  ['cut', BUY, 1],
])('an order that broke (%s at %s) says so, and can be tried again', async (fault, call, sent) => {
  const { user } = openAsMember()
  const sheet = await order(user)
  sandbox.useScenario(`${fault}@${call}$`)
  await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
  expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
  expect(sandbox.seen(BUY)).toHaveLength(sent)
  sandbox.useScenario()
  const again = await button('提交订单')
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'))
  await user.click(again)
  expect(await dialog('订单已提交')).toBeVisible()
})

it('an order that is answered with nothing is found among those that wait', async () => {
  const { user } = openAsMember(`null_data@${BUY}`)
  await submit(user)
  expect(await dialog('订单已提交')).toBeVisible()
  expect(sandbox.seen(BUY)).toHaveLength(1)
})

it('an offer that broke keeps its price', async () => {
  const { user } = openAsMember(`cut@${MOVE}`, 'tab=mine&')
  await offer(user)
  await press(user, '确认挂售')
  expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
  expect(screen.getByRole('textbox', { name: '挂售价格' })).toHaveValue('1280')
  expect(screen.queryByText('挂售成功')).toBeNull()
})
