import { answerLogin, newPhone } from '@tests/support/renderRoute'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, it } from 'vitest'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { serverNow, syncServerClock } from '@/lib/serverClock'
import { person } from '@/sandbox/users'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import {
  BADGE,
  CARD,
  FRIEND,
  SEARCH,
  button,
  choose,
  find,
  logIn,
  open,
  openAsMember,
  step,
  toConfirm,
} from './testing'

const sandbox = startSandbox()

const chosen = () => screen.getByRole('region', { name: '已选资产' })

describe('a guest', () => {
  it('sees how it works, and chooses assets after the login', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { name: '转赠须知' })).toBeVisible()
    await user.click(await button('登录后转赠'))
    await answerLogin(newPhone())
    await waitFor(() => expect(chosen()).toBeVisible())
  })
})

describe('the assets', () => {
  it('are chosen and left again, and lead on', async () => {
    const { user } = openAsMember()
    expect(await button('请选择要转赠的资产')).toBeDisabled()
    await user.click(await button(BADGE))
    expect(await button(BADGE)).toHaveAttribute('aria-pressed', 'true')
    expect(chosen()).toHaveTextContent('已选 1/9')
    await user.click(await button(BADGE))
    expect(await button('请选择要转赠的资产')).toBeDisabled()
    expect(tracked()).toEqual(['page/view', 'card/asset', 'card/asset'])
  })

  it('say why they cannot be given, and until when', async () => {
    openAsMember()
    expect(await button(/云上浮岛.*持有未满7天\s\d+月\d+日 \d\d:\d\d解锁/)).toBeDisabled()
    expect(await button(/一周年纪念币.*不支持转赠/)).toBeDisabled()
  })

  it('are never more than nine', async () => {
    const { user } = openAsMember('many')
    await screen.findAllByRole('button', { name: BADGE })
    const free = screen
      .getAllByRole('button', { pressed: false })
      .filter((one) => !(one as HTMLButtonElement).disabled)
    for (const one of free.slice(0, 10)) await user.click(one)
    expect(await screen.findByText('一次最多选择9件')).toBeVisible()
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(9)
  })

  it('are found by their name, and stay chosen meanwhile', async () => {
    const { user } = openAsMember()
    await user.click(await button(BADGE))
    await user.type(screen.getByRole('searchbox', { name: '搜索资产' }), '星图{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: BADGE })).toBeNull())
    await user.click(await button(CARD))
    expect(chosen()).toHaveTextContent('2/9')
    await user.clear(screen.getByRole('searchbox', { name: '搜索资产' }))
    await user.type(screen.getByRole('searchbox', { name: '搜索资产' }), '没有这件{Enter}')
    expect(await screen.findByText('没有找到相关资产')).toBeVisible()
  })

  it('are none', async () => {
    openAsMember('no_assets')
    expect(await screen.findByText('暂无可转赠的资产')).toBeVisible()
  })

  it('of the address is chosen, also from a later page of the list', async () => {
    openAsMember('many', 'assetId=730050&')
    await waitFor(() => expect(chosen()).toHaveTextContent('1/9'))
    expect(sandbox.seen('/assetScList').length).toBeGreaterThan(2)
  })

  it('of the address does not take the place of what was chosen meanwhile', async () => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    sandbox.server.use(
      http.post('*/assetScList', async ({ request }) => {
        const { pageNo } = (await request.clone().json()) as { pageNo: number }
        if (pageNo > 1) await released
      }),
    )
    const { user } = openAsMember('many', 'assetId=730050&')
    const [first] = await screen.findAllByRole('button', { name: BADGE })
    await user.click(first ?? document.body)
    release()
    await sandbox.quiet()
    expect(chosen()).toHaveTextContent('1/9')
    expect(first).toHaveAttribute('aria-pressed', 'true')
  })

  it.each([
    ['73004', /^持有未满7天.*解锁$/, 2],
    ['1', '该资产已不在你的账户', 1],
  ])('of the address cannot be chosen: %s', async (assetId, words, count) => {
    openAsMember('', `assetId=${assetId}&`)
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(count))
    expect(chosen()).toHaveTextContent('0/9')
  })

  it('become free while the page is open', async () => {
    openAsMember('unlock_soon')
    expect(await button(/守灯人雕像/)).toBeDisabled()
    // Its 20 seconds are over, also by a clock whose stamps have whole seconds.
    act(() => syncServerClock(formatServerTime(serverNow() + 23_000)))
    // Its clock may start only after it has been drawn.
    await waitFor(() => expect(screen.getByRole('button', { name: /守灯人雕像/ })).toBeEnabled())
    expect(sandbox.seen('/assetScList')).toHaveLength(1)
    expect(await button(/一周年纪念币/)).toBeDisabled()
  })
})

describe('the person', () => {
  it('is looked up when asked for: digits are a whole number', async () => {
    const { user } = openAsMember()
    await choose(user, BADGE)
    await find(user, '138')
    expect(await screen.findByText('请输入完整手机号')).toBeVisible()
    expect(sandbox.seen(SEARCH)).toHaveLength(0)
    await find(user, FRIEND.uid)
    expect(await button(`送给TA ${FRIEND.nickname}`)).toBeEnabled()
    expect(screen.getByText(/^\d{3}\*{4}\d{4}$/)).toBeVisible()
    expect(tracked().filter((one) => one === 'input/search')).toHaveLength(2)
  })

  it('is nobody, oneself, or somebody whose name is not known', async () => {
    const phone = logIn()
    const { user } = open()
    await choose(user, BADGE)
    await find(user, '没有这个人')
    expect(await screen.findByText('未找到该用户')).toBeVisible()
    await find(user, phone)
    expect(await button('不能转赠给自己')).toBeDisabled()
    sandbox.useScenario('friend_unverified')
    await find(user, FRIEND.nickname)
    expect(await button('对方未完成实名认证')).toBeDisabled()
  })

  it('shows the later search when the answers come in another order', async () => {
    const held = sandbox.holdNext(
      ({ searchParams }) => searchParams.get('keyword') === '星河拾光',
      '',
    )
    const { user } = openAsMember()
    await choose(user, BADGE)
    await find(user, '星河拾光')
    await find(user, FRIEND.nickname)
    expect(await button(`送给TA ${FRIEND.nickname}`)).toBeVisible()
    held.release()
    await sandbox.quiet()
    expect(screen.queryByText('星河拾光')).toBeNull()
  })

  it.each([
    ['cut', '加载失败，点击重试'],
    ['null_data', '未找到该用户'],
  ])('is looked up in vain: %s; the word stays', async (fault, words) => {
    const { user } = openAsMember(`${fault}@${SEARCH}`)
    await choose(user, BADGE)
    await find(user, FRIEND.nickname)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('searchbox', { name: '查找受赠人' })).toHaveValue(FRIEND.nickname)
  })

  it('of the address is chosen by a tap, who is shown as a found one', async () => {
    const { user } = openAsMember('', `assetId=73001&toUid=${FRIEND.uid}&step=confirm&`)
    await waitFor(() => expect(chosen()).toHaveTextContent('1/9'))
    expect(step()).toContain('选资产')
    await user.click(await button('下一步'))
    const named = await screen.findByRole('region', { name: '链接里的受赠人' })
    expect(named).toHaveTextContent(/\d{3}\*{4}\d{4}/)
    expect(named).toHaveTextContent(`UID ${FRIEND.uid}`)
    await user.click(await button(`送给TA ${FRIEND.nickname}`))
    expect(await button('确认转赠')).toBeVisible()
    expect(screen.getByText(/^\d{3}\*{4}\d{4}$/)).toBeVisible()
    expect(screen.getByText(`UID ${FRIEND.uid}`)).toBeVisible()
  })

  it('of the address is held to the same rules', async () => {
    const { user } = openAsMember('friend_unverified', `toUid=${FRIEND.uid}&`)
    await choose(user, BADGE)
    expect(await button('对方未完成实名认证')).toBeDisabled()
  })

  it('of the address is no other one that the platform answers with', async () => {
    const info = { errorCode: 200, data: { uid: '7', nickname: '别人', realNameStatus: 'PASSED' } }
    sandbox.server.use(http.get('*/user/info', () => HttpResponse.json(info)))
    const { user } = openAsMember('', `toUid=${FRIEND.uid}&`)
    await choose(user, BADGE)
    await sandbox.quiet()
    expect(screen.queryByText('链接里的受赠人')).toBeNull()
  })

  it('who is changed needs a code of their own; what was written stays', async () => {
    const { user } = openAsMember()
    await toConfirm(user)
    await user.type(screen.getByRole('textbox', { name: '附言' }), '送你一颗星')
    await user.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
    await user.click(await button('更换受赠人'))
    await find(user, person(0).nickname)
    await user.click(await button(`送给TA ${person(0).nickname}`))
    expect(await screen.findByRole('textbox', { name: '验证码' })).toHaveValue('')
    expect(screen.getByRole('textbox', { name: '附言' })).toHaveValue('送你一颗星')
  })
})

it('goes back step by step, with what was chosen', async () => {
  const { user, router } = openAsMember()
  await toConfirm(user)
  await act(() => router.navigate(-1))
  expect(step()).toContain('选受赠人')
  expect(screen.getByRole('searchbox')).not.toHaveValue('')
  expect(await screen.findByRole('button', { name: /^送给TA / })).toBeVisible()
  await user.click(await button('上一步'))
  await waitFor(() => expect(step()).toContain('选资产'))
  expect(await button(CARD)).toHaveAttribute('aria-pressed', 'true')
})
