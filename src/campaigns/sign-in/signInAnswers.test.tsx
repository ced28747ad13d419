import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { SIGN, openAsMember, startSignInPage, toast } from './testing'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn(), dismissToasts: vi.fn() }))
vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))

const sandbox = startSignInPage()

const RECEIVE = '/verticalTask/receive'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function signMissedDay() {
  await press('11月15日，未签到，可补签')
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: '补签' }))
}
const WRITES = {
  'to sign': () => press('立即签到'),
  'to sign a missed day': signMissedDay,
  'to receive': () => press('到访一颗星球 领取'),
}
type WriteName = keyof typeof WRITES

const bodyText = () => document.body.textContent

it.each<[WriteName, string, string, string | RegExp]>([
  ['to sign', SIGN, '签到成功', '今日已签到'],
  ['to sign a missed day', SIGN, '11月15日补签成功', '补签卡 ×1'],
  ['to receive', RECEIVE, '领取成功', '已完成'],
])('%s, answered with nothing, has happened', async (name, call, words, shown) => {
  openAsMember('makeup_2')
  await screen.findByRole('button', { name: '到访一颗星球 领取' })
  sandbox.useScenario('makeup_2', `null_data@${call}`)
  await WRITES[name]()
  await waitFor(() => expect(toast.mock.calls.flat()).toEqual([words]))
  await waitFor(() => expect(bodyText()).toMatch(shown))
  expect(sandbox.seen(call)).toHaveLength(1)
})

it.each<[WriteName, string, string]>([
  ['to sign a missed day', SIGN, '补签卡 ×2'],
  ['to receive', RECEIVE, '领取'],
])('%s, cut on its way, has not happened, and can be tried again', async (name, call, shown) => {
  openAsMember('makeup_2')
  await screen.findByRole('button', { name: '到访一颗星球 领取' })
  sandbox.useScenario('makeup_2', `cut@${call}`)
  await WRITES[name]()
  await waitFor(() => expect(toast.mock.calls.flat()).toEqual([NETWORK_TEXT]))
  expect(screen.getByText(shown)).toBeInTheDocument()
  sandbox.useScenario('makeup_2')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await WRITES[name]()
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(2))
  expect(toast).toHaveBeenLastCalledWith(expect.stringMatching(/^(补签成功|已领取)/))
})

it('says that the tasks need a login when theirs alone is refused', async () => {
  openAsMember('signed_out@/verticalTask/list')
  expect(await screen.findByText(/^登录后查看任务/)).toBeVisible()
  expect(screen.getByRole('button', { name: '立即签到' })).toBeEnabled()
})
