import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/failure'
import { formatServerTime, serverNow, syncServerClock } from '@/lib/serverClock'
import { person } from '@/sandbox/users'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/tracking/track', { spy: true })

const sandbox = startSandbox()
// The first test must not wait for the page's code.
beforeAll(() => import('./route'), 60_000)
beforeEach(() => {
  vi.mocked(track).mockClear()
  sessionStorage.clear()
})

let people = 0
function logIn(): string {
  people += 1
  const phone = `1365991${String(people).padStart(4, '0')}`
  logInAs(phone)
  return phone
}
const open = (state = '', query = '') => openRoute(`/give-gift?${query}__state=${state}`)
function openAsMember(state = '', query = '') {
  logIn()
  return open(state, query)
}
type User = ReturnType<typeof open>['user']
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
const step = () => document.querySelector('[aria-current="step"]')?.textContent

const chosen = () => screen.getByRole('region', { name: '已选藏品' })

const GIVE = '/asset/give'
const SEARCH = '/user/searchUser'
const FRIEND = person(4)
const BADGE = /青鸾数字藏章/
const CARD = /^星图明信片 #00295/

async function choose(user: User, ...names: readonly RegExp[]) {
  for (const name of names) await user.click(await button(name))
  await user.click(await button('下一步'))
}
async function find(user: User, word: string) {
  const field = await screen.findByRole('searchbox', { name: '查找受赠人' })
  await user.clear(field)
  await user.type(field, word)
  await user.click(screen.getByRole('button', { name: '搜索' }))
}
async function toConfirm(user: User, ...names: readonly RegExp[]) {
  await choose(user, ...(names.length > 0 ? names : [BADGE, CARD]))
  await find(user, FRIEND.nickname)
  await user.click(await button(`送给TA ${FRIEND.nickname}`))
  await button('确认转赠')
}
async function fillIn(user: User, code = '123456') {
  await user.type(screen.getByRole('textbox', { name: '验证码' }), code)
  await user.click(screen.getByRole('checkbox', { name: '我已知晓转赠后不可撤回' }))
}

describe('a guest', () => {
  it('sees how it works, and is asked for a login', async () => {
    const { user } = open()
    expect(await screen.findByRole('heading', { name: '转赠须知' })).toBeVisible()
    await user.click(await button('登录后转赠'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
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
    expect(await button(/云上浮岛.*持有未满7天 · \d+月\d+日 \d\d:\d\d解锁/)).toBeDisabled()
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
    await user.type(screen.getByRole('searchbox', { name: '搜索藏品' }), '星图{Enter}')
    await waitFor(() => expect(screen.queryByRole('button', { name: BADGE })).toBeNull())
    await user.click(await button(CARD))
    expect(chosen()).toHaveTextContent('2/9')
    await user.clear(screen.getByRole('searchbox', { name: '搜索藏品' }))
    await user.type(screen.getByRole('searchbox', { name: '搜索藏品' }), '没有这件{Enter}')
    expect(await screen.findByText('没有找到相关藏品')).toBeVisible()
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

  it.each([
    ['73004', /^持有未满7天.*解锁$/, 2],
    ['1', '该藏品已不在您的账户', 1],
  ])('of the address cannot be chosen: %s', async (assetId, words, count) => {
    openAsMember('', `assetId=${assetId}&`)
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(count))
    expect(chosen()).toHaveTextContent('0/9')
  })

  it('become free while the page is open', async () => {
    openAsMember('unlock_soon')
    expect(await button(/守灯人雕像/)).toBeDisabled()
    // Its 20 seconds are over.
    act(() => syncServerClock(formatServerTime(serverNow() + 21_000)))
    expect(await button(/守灯人雕像/)).toBeEnabled()
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

  it('of the address needs no search', async () => {
    const { user } = openAsMember('', `toUid=${FRIEND.uid}&`)
    await choose(user, BADGE)
    expect(await button('确认转赠')).toBeVisible()
    expect(screen.getByText(FRIEND.nickname)).toBeVisible()
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

describe('the gift', () => {
  it('is given once its code and the notice are there', async () => {
    const { user, router } = openAsMember()
    await toConfirm(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('请先确认转赠须知')).toBeVisible()
    expect(screen.getByText('请输入验证码')).toBeVisible()
    expect(sandbox.seen(GIVE)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: '附言' }), ' 送你一颗星 ')
    await fillIn(user)
    const release = sandbox.hold(GIVE)
    await user.click(await button('确认转赠'))
    expect(screen.queryByText('转赠成功')).toBeNull()
    release()
    expect(await screen.findByRole('heading', { name: '转赠成功' })).toBeVisible()
    expect(screen.getByText(`2件藏品已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
    const [seen] = sandbox.seen(GIVE)
    expect(seen?.body).toMatchObject({
      toUid: FRIEND.uid,
      message: '送你一颗星',
      smsCode: '123456',
    })
    expect(sandbox.seen('/get_biz_no')).toHaveLength(1)
    expect(tracked()).toContain('popup/success')
    await act(() => router.navigate(-1))
    expect(step()).toContain('选藏品')
    await waitFor(() => expect(screen.queryByRole('button', { name: BADGE })).toBeNull())
  })

  it('is on its way, and another one can follow', async () => {
    const { user } = openAsMember('pending')
    await toConfirm(user)
    await fillIn(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('链上处理中，请稍后查看')).toBeVisible()
    expect(screen.queryByText('转赠成功')).toBeNull()
    await user.click(await button('继续转赠'))
    expect(await button('请选择要转赠的资产')).toBeDisabled()
  })

  it('names what did not go through', async () => {
    const { user } = openAsMember('give_partial')
    await toConfirm(user)
    await fillIn(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('以下藏品未转赠，仍在您的账户')).toBeVisible()
    expect(screen.getByText('链上校验未通过')).toBeVisible()
    expect(screen.getByText(`1件藏品已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
  })

  it('keeps everything after a wrong code', async () => {
    const { user } = openAsMember()
    await toConfirm(user)
    await user.type(screen.getByRole('textbox', { name: '附言' }), '送你')
    await fillIn(user, '000000')
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '附言' })).toHaveValue('送你')
    expect(
      within(screen.getByRole('list', { name: '转赠的藏品' })).getAllByRole('listitem'),
    ).toHaveLength(2)
  })

  it('sends its code to the own phone', async () => {
    const { user } = openAsMember()
    await toConfirm(user)
    await user.click(await button('获取验证码'))
    expect(await button(/s后重发$/)).toBeDisabled()
    expect(sandbox.seen('/sms/sendSmsCode')[0]?.body).toMatchObject({ scene: 'GIVE' })
  })

  it.each([
    ['cut', NETWORK_TEXT],
    ['null_data', NETWORK_TEXT],
    ['signed_out', '手机号登录'],
  ])('says that no code was sent: %s', async (fault, words) => {
    const { user } = openAsMember(`${fault}@/sms/sendSmsCode`)
    await toConfirm(user, BADGE)
    await user.click(await button('获取验证码'))
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.queryByText(/s后重发$/)).toBeNull()
  })

  it('that did not go out says so, and keeps what was written', async () => {
    const { user } = openAsMember(`cut@${GIVE}`)
    await toConfirm(user, BADGE)
    await user.type(screen.getByRole('textbox', { name: '附言' }), '送你')
    await fillIn(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(screen.getByRole('textbox', { name: '附言' })).toHaveValue('送你')
    expect(screen.getByRole('textbox', { name: '验证码' })).toHaveValue('123456')
  })

  it('is sent once for two fast taps, and asked about when its answer is lost', async () => {
    const { user } = openAsMember(`cut_after@${GIVE}`)
    await toConfirm(user)
    await fillIn(user)
    const give = await button('确认转赠')
    act(() => {
      give.click()
      give.click()
    })
    expect(await screen.findByRole('heading', { name: '转赠成功' })).toBeVisible()
    expect(screen.getByText(`2件藏品已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
    expect(sandbox.seen(GIVE)).toHaveLength(1)
    expect(sandbox.seen('/assetScList').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ keyword: expect.stringMatching(/./) as string }),
    )
  })

  it('is given without a word of the platform’s', async () => {
    const { user } = openAsMember(`null_data@${GIVE}`)
    await toConfirm(user, BADGE)
    await fillIn(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByRole('heading', { name: '转赠成功' })).toBeVisible()
  })

  it('is shared as a card', async () => {
    const { user } = openAsMember()
    await toConfirm(user, BADGE)
    await fillIn(user)
    await user.click(await button('确认转赠'))
    await user.click(await button('分享礼物卡'))
    expect(await screen.findByRole('dialog', { name: /海报/ })).toBeVisible()
    expect(tracked()).toContain('button/share-card')
  })
})

it('goes back step by step, with what was chosen', async () => {
  const { user, router } = openAsMember()
  await toConfirm(user)
  await act(() => router.navigate(-1))
  expect(step()).toContain('选受赠人')
  await act(() => router.navigate(-1))
  expect(step()).toContain('选藏品')
  expect(await button(CARD)).toHaveAttribute('aria-pressed', 'true')
})
