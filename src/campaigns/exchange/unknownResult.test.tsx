import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { readLoginInfo, writeLoginInfo } from '@/session/loginInfo'
import { TERMS } from '@tests/support/exchangeTerms'
import { goBack } from '@tests/support/goBack'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import {
  BIZ_NO,
  CONFIG,
  HISTORY,
  ORDER,
  askAgain,
  balance,
  begin,
  confirm,
  field,
  mainButton,
  open,
  refusing,
} from './testing'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))

const sandbox = startSandbox()

/** The same person with another token. */
function renewLogin() {
  const { accessToken = '', expireIn = 0 } = readLoginInfo() ?? {}
  writeLoginInfo({ accessToken: `${accessToken}.2`, expireIn }, 'cGFnZS10ZXN0')
}

describe('a result that nobody knows', () => {
  it.each([`cut_after@${ORDER}$`, `null_data@${ORDER}$`, 'submit_lost'])(
    '%s: asks, finds the order and opens the records',
    async (fault) => {
      open(fault)
      await confirm(await begin())
      const records = await screen.findByRole('dialog', { name: '兑现记录' })
      expect(await within(records).findByRole('button', { name: /处理中/ })).toHaveTextContent(
        '1,230',
      )
      expect(sandbox.seen(ORDER)).toHaveLength(1)
      await waitFor(async () => expect(await field()).toHaveValue(''))
    },
  )

  it('says so while nothing can be asked, keeps the page, and never orders twice', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut_after@${ORDER}$`, `cut@${CONFIG}`, `cut@${HISTORY}`)
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    const again = await askAgain()
    sandbox.useScenario()
    await userEvent.click(again)
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
    await waitFor(() => expect(balance()).toHaveTextContent('11,630'))
  })

  it('lets the person try again with the same number when nothing has happened', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut@${ORDER}$`)
    await confirm(dialog)
    await waitFor(() => expect(toast).toHaveBeenCalledWith('结果确认中，请稍后再试'))
    expect(toast).toHaveBeenCalledTimes(1)
    await userEvent.click(await askAgain())
    await waitFor(() => expect(toast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
    sandbox.useScenario()
    await confirm(await screen.findByRole('dialog', { name: '确认兑现' }))
    await screen.findByRole('dialog', { name: /^已提交/ })
    const numbers = sandbox.seen(ORDER).map(({ body }) => (body as { bizNo: string }).bizNo)
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
  })
})

describe('a platform that says no to the second try', () => {
  it('is asked first: the order may have been taken by the first one', async () => {
    open()
    const dialog = await begin('1240')
    sandbox.useScenario(`cut_after@${ORDER}$`, `cut@${CONFIG}`, `cut@${HISTORY}`)
    await confirm(dialog)
    await screen.findByRole('dialog', { name: '兑现记录' })
    sandbox.useScenario()
    // For a while the platform does not show the order that it has.
    sandbox.server.use(
      http.get(`*${CONFIG}`, () => HttpResponse.json({ code: 200, data: TERMS })),
      http.get(`*${HISTORY}`, () => HttpResponse.json({ code: 200, data: { list: [] } })),
    )
    await userEvent.click(await askAgain())
    const last = await screen.findByRole('dialog', { name: '确认兑现' })
    const again = within(last).getByRole('button', { name: '确认兑现' })
    await waitFor(() => expect(again).toBeEnabled())
    sandbox.server.resetHandlers()
    sandbox.server.use(
      http.post(`*${ORDER}`, () => HttpResponse.json({ statusCode: 400, message: '重复提交' })),
    )
    await userEvent.click(again)
    const records = await screen.findByRole('dialog', { name: '兑现记录' })
    expect(await within(records).findByRole('button', { name: /^1,240奖励/ })).toBeVisible()
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })
})

describe('while a result is not known', () => {
  const lose = async (state = '') => {
    const view = open(state)
    const dialog = await begin()
    sandbox.useScenario(`cut@${ORDER}$`, state)
    await confirm(dialog)
    await screen.findByRole('dialog', { name: '兑现记录' })
    return view
  }

  it('the question stands open again while it is being asked', async () => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut@${ORDER}$`)
    const answer = sandbox.hold(CONFIG)
    await confirm(dialog)
    await screen.findByRole('dialog', { name: '结果确认中' })
    await goBack()
    await userEvent.click(await mainButton('结果确认中'))
    const again = await screen.findByRole('dialog', { name: '结果确认中' })
    expect(within(again).getByRole('button', { name: '再次确认' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    answer()
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
  })

  it.each(['pool_0', 'kyc_none', 'ended'])('%s does not hide it', async (state) => {
    open()
    const dialog = await begin()
    sandbox.useScenario(`cut@${ORDER}$`, state)
    await confirm(dialog)
    await screen.findByRole('dialog', { name: '兑现记录' })
    expect(await askAgain()).toBeEnabled()
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it.each([10_001, 10_002])('neither does a platform that only says %i', async (code) => {
    await lose()
    sandbox.server.use(refusing(CONFIG, code))
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(screen.queryByText('可兑现（奖励）')).toBeNull())
    const again = await askAgain()
    sandbox.server.resetHandlers()
    sandbox.useScenario()
    await userEvent.click(again)
    const last = await screen.findByRole('dialog', { name: '确认兑现' })
    await waitFor(() =>
      expect(within(last).getByRole('button', { name: '确认兑现' })).toBeEnabled(),
    )
    await confirm(last)
    await screen.findByRole('dialog', { name: /^已提交/ })
    expect(sandbox.seen(BIZ_NO)).toHaveLength(1)
  })

  it('it is still that person’s order after another login of theirs', async () => {
    const { unmount } = await lose()
    unmount()
    sandbox.useScenario()
    renewLogin()
    renderRoute('/exchange')
    await begin()
    const dialog = await screen.findByRole('dialog', { name: '确认兑现' })
    await confirm(dialog)
    await screen.findByRole('dialog', { name: /^已提交/ })
    const numbers = sandbox.seen(ORDER).map(({ body }) => (body as { bizNo: string }).bizNo)
    expect(numbers).toHaveLength(2)
    expect(new Set(numbers).size).toBe(1)
  })

  it('it is asked again when the person comes back, and only found is known', async () => {
    await lose()
    fireEvent(document, new Event('visibilitychange'))
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
    expect(toast).toHaveBeenLastCalledWith('结果确认中，请稍后再试')
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })

  it('what was found on the return needs no second question', async () => {
    open('submit_unknown')
    await confirm(await begin('1240'))
    expect(await screen.findByRole('dialog', { name: '兑现记录' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^1,240奖励/ })).toBeNull()
    sandbox.moveClock(11_000)
    fireEvent(document, new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: /^1,240奖励/ })).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    await waitFor(() => expect(screen.queryByText('结果确认中')).toBeNull())
    expect(sandbox.seen(ORDER)).toHaveLength(1)
  })
})
