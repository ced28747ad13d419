import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { findUser, uidOf } from '@/sandbox/users'
import { setWrapperToken } from '@/session/session'
import { track } from '@/tracking/track'
import { startSandbox, tokenOfPhone } from '@tests/support/sandbox'
import { PHONE, SEARCH, button, mainCard, open, openAsMember } from './testing'
import { spoil } from '@tests/support/spoil'

const sandbox = startSandbox()

// jsdom does not say it of localhost, and elsewhere there is no Clipboard API.
beforeAll(() => Object.assign(window, { isSecureContext: true }))
afterEach(() => {
  setWrapperToken('')
  Reflect.deleteProperty(navigator, 'share')
})

const LIST = '/registrantList'
const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name })).queryAllByRole('listitem')
const comeBack = () => fireEvent(document, new Event('visibilitychange'))
const becomeValid = () =>
  spoil(sandbox, LIST, ({ list, ...data }) => ({
    ...data,
    list: (list as object[]).map((row) => ({ ...row, status: 'VALID' })),
  }))

describe('coming back', () => {
  it('shows what has become of the invitations', async () => {
    openAsMember()
    await rowsOf('邀请记录')
    expect(screen.getAllByText('有效')).toHaveLength(4)
    // It is rendered before its listeners are attached.
    await sandbox.quiet()
    becomeValid()
    comeBack()
    await waitFor(() => expect(screen.getAllByText('有效')).toHaveLength(7))
  })

  it('renews all pages that were loaded, and goes on from there', async () => {
    sandbox.useScenario('many')
    openAsMember()
    expect(await rowsOf('邀请记录')).toHaveLength(20)
    await userEvent.click(await button('加载更多'))
    await waitFor(async () => expect(await rowsOf('邀请记录')).toHaveLength(40))
    expect(sandbox.seen(LIST).map(({ query }) => query)).toEqual([
      { pageNo: '1', pageSize: '20' },
      { pageNo: '2', pageSize: '20' },
    ])
    const isValid = (row: HTMLElement) => within(row).queryByText('有效') !== null
    becomeValid()
    comeBack()
    await waitFor(async () => expect((await rowsOf('邀请记录')).every(isValid)).toBe(true))
    expect(await rowsOf('邀请记录')).toHaveLength(40)
    await userEvent.click(await button('加载更多'))
    await waitFor(async () => expect(await rowsOf('邀请记录')).toHaveLength(60))
    expect(sandbox.seen(LIST).at(-1)?.query).toEqual({ pageNo: '3', pageSize: '20' })
  })

  it('shows which rewards have arrived, as many as before', async () => {
    sandbox.useScenario('many,pending')
    openAsMember()
    await userEvent.click(await screen.findByRole('tab', { name: '奖励记录' }))
    await userEvent.click(await button('加载更多'))
    expect(await rowsOf('奖励记录')).toHaveLength(40)
    expect(screen.getAllByText('处理中')).toHaveLength(40)
    sandbox.useScenario('many')
    comeBack()
    await waitFor(() => expect(screen.getAllByText('已到账')).toHaveLength(40))
  })
})

describe('another person at the same page', () => {
  it('sees no row of the one before, also when the own list does not come', async () => {
    openAsMember()
    expect(await rowsOf('邀请记录')).toHaveLength(7)
    const release = sandbox.hold(SEARCH)
    sandbox.useScenario(`cut@${LIST}`)
    const other = tokenOfPhone('13700000108')
    act(() => setWrapperToken(other))
    await waitFor(() => expect(sandbox.seen(LIST)).toHaveLength(2))
    release()
    const again = await button('加载失败，点击重试')
    expect(await rowsOf('邀请记录')).toHaveLength(0)
    sandbox.useScenario()
    await userEvent.click(again)
    await waitFor(async () => expect(await rowsOf('邀请记录')).toHaveLength(7))
    expect(sandbox.seen(LIST).at(-1)?.headers['x-auth-token']).toBe(other)
  })
})

describe('去邀请', () => {
  const code = () => findUser({ phone: PHONE })?.inviteCode
  const address = () =>
    `http://localhost:3000/mfuwu/original-resident?inviteCode=${code()}&activityId=77`
  const openDirty = async () => {
    openAsMember('activityId=77&from=qr&token=secret&accessToken=x&utm=1')
    await mainCard()
  }

  it('hands the browser a link of its own making, with the code and who it is', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    await openDirty()
    await sandbox.quiet()
    await userEvent.click(await button('去邀请'))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: '邀请你加入原住民计划',
      text: '双月之下，一座沙漠营地的日出',
      url: `${address()}&inviterId=${uidOf(PHONE)}`,
    })
  })

  it('copies the link where the browser has no share sheet; the code alone is enough', async () => {
    const user = userEvent.setup()
    const release = sandbox.hold('/invite/sharedUser')
    await openDirty()
    await user.click(await button('去邀请'))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(address()))
    release()
  })

  it('has a poster that leads to the same page', async () => {
    await openDirty()
    await sandbox.quiet()
    await userEvent.click(await button('分享海报'))
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    expect(sandbox.seen('/invite/generateQrCode')[0]?.body).toEqual({
      activityId: '77',
      path: '/original-resident',
      params: { inviteCode: code(), inviterId: uidOf(PHONE), from: 'poster' },
    })
  })

  it('has the resident’s code on the poster while it is still asked who that is', async () => {
    const release = sandbox.hold('/invite/sharedUser')
    await openDirty()
    await userEvent.click(await button('分享海报'))
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    expect(sandbox.seen('/invite/generateQrCode')[0]?.body).toMatchObject({
      params: { inviteCode: code() },
    })
    release()
  })
})

it('tells the plan of events how the person came', async () => {
  vi.mocked(track).mockClear()
  open('inviterId=6001&inviteCode=AB12CD34&activityId=77&from=qr&token=secret')
  await button('我是新用户')
  const view = { activityId: '77', inviterId: '6001', inviteCode: 'AB12CD34', from: 'qr' }
  await waitFor(() =>
    expect(vi.mocked(track).mock.calls).toEqual([['original-resident', 'page', 'view', view]]),
  )
})
