import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const open = (state = '', query = '') => openRoute(`/soul?${query}__state=${state}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => fireEvent.click(await button(name))
const STARS = ['关了灯，看窗外最亮的那一点', '坐下来等雾散，不着急', '一张没有画完的星图'] as const

async function answerAll(): Promise<void> {
  await press('唤醒')
  for (const answer of STARS) await press(answer)
}

describe('the test', () => {
  it('leads with three answers to a companion, and says how well they fit', async () => {
    open()
    await answerAll()
    expect(await screen.findByRole('heading', { name: '星野', level: 1 })).toBeVisible()
    expect(screen.getByText('96%')).toBeVisible()
    expect(screen.getByText('仅供娱乐')).toBeVisible()
    expect(within(screen.getByRole('list', { name: '标签' })).getByText('观星')).toBeVisible()
    expect(tracked()).toEqual([
      'page/view',
      'button/wake',
      'card/answer',
      'card/answer',
      'card/answer',
    ])
  })

  it('goes one question back with Back, where the answer is still marked', async () => {
    const { router } = open()
    await press('唤醒')
    await press(STARS[0])
    expect(await screen.findByText('第2题 · 共3题')).toBeVisible()
    await act(() => router.navigate(-1))
    expect(await screen.findByText('第1题 · 共3题')).toBeVisible()
    expect(await button(STARS[0])).toHaveAttribute('aria-pressed', 'true')
    await act(() => router.navigate(-1))
    expect(await button('唤醒')).toBeVisible()
  })

  it('is where it was after a reload', async () => {
    const { unmount } = open()
    await press('唤醒')
    await press(STARS[0])
    expect(await screen.findByText('第2题 · 共3题')).toBeVisible()
    unmount()
    open('', 'step=2&')
    expect(await screen.findByText('第2题 · 共3题')).toBeVisible()
  })

  it('begins with the first question that is not answered, whatever the address says', async () => {
    open('', 'step=result&')
    expect(await screen.findByText('第1题 · 共3题')).toBeVisible()
    // An effect of its own moves the focus.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('can be done again', async () => {
    open()
    await answerAll()
    await press('重新测试')
    expect(await screen.findByText('第1题 · 共3题')).toBeVisible()
    expect(await button(STARS[0])).toHaveAttribute('aria-pressed', 'false')
    expect(tracked()).toContain('button/retest')
  })
})

describe('the companion', () => {
  it('of the address is shown without a test, and without a measure of it', async () => {
    open('', 'npcId=80002&')
    expect(await screen.findByRole('heading', { name: '阿橙', level: 1 })).toBeVisible()
    expect(screen.queryByText('契合度')).toBeNull()
    await press('重新测试')
    expect(await screen.findByText('第1题 · 共3题')).toBeVisible()
  })

  it.each(['npcId=1&', 'npcId=x&'])('that nobody knows leads to the test: %s', async (query) => {
    open('', query)
    expect(await button('唤醒')).toBeVisible()
  })

  it('can be talked with', async () => {
    const { router } = open('', 'npcId=80002&')
    fireEvent.click(await screen.findByRole('link', { name: '和TA聊聊' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/chatAI$/))
    expect(router.state.location.search).toBe('?npcId=80002')
    expect(tracked()).toContain('button/chat')
  })

  it('has its days and what suits it, each leading to its moment', async () => {
    open('', 'npcId=80002&')
    const daily = await screen.findByRole('region', { name: 'TA的日常' })
    const feed = await screen.findByRole('region', { name: '灵魂同频' })
    expect(within(daily).getAllByRole('link').length).toBe(3)
    expect(within(feed).getAllByRole('link').length).toBe(10)
    expect(sandbox.seen('/user/dynamic')[0]?.query.uid).toBe('80002')
    expect(sandbox.seen('/home/feed')[0]?.query.scene).toBe('SOUL')
  })

  it.each([
    ['feed_0,dynamic_0', ''],
    ['http_500@/home/feed,http_500@/user/dynamic', ''],
  ])('stands alone when there is nothing beside it: %s', async (state) => {
    open(state, 'npcId=80002&')
    expect(await screen.findByRole('link', { name: '和TA聊聊' })).toBeVisible()
    await sandbox.quiet()
    expect(screen.queryByText('TA的日常')).toBeNull()
    expect(screen.queryByText('灵魂同频')).toBeNull()
    expect(screen.queryByText(/重试/)).toBeNull()
  })

  it('is shared as a poster, by a guest and by a member', async () => {
    logInAs('13659500001')
    open('', 'npcId=80002&')
    await press('分享')
    expect(await screen.findByRole('dialog', { name: '分享海报' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/user/info').length).toBe(1))
    expect(tracked()).toContain('button/share')
  })
})

describe('who cannot be met', () => {
  it('sleeps when every companion is away', async () => {
    open('npc_off')
    expect(await screen.findByText('灵魂正在沉睡，稍后再来')).toBeVisible()
    expect(screen.queryByRole('button', { name: '唤醒' })).toBeNull()
  })

  it('sleeps also where the platform knows no companions at all', async () => {
    open('null_data@/getVerticalNpcCfgEntity', 'npcId=80001&')
    expect(await screen.findByText('灵魂正在沉睡，稍后再来')).toBeVisible()
  })

  it('is behind a login where the platform wants one', async () => {
    sandbox.useScenario('signed_out@/getVerticalNpcCfgEntity')
    open('', 'npcId=80001&')
    await button('登录后查看')
    sandbox.useScenario()
    await press('登录后查看')
    await answerLogin(newPhone())
    expect(await screen.findByRole('link', { name: '和TA聊聊' })).toBeVisible()
  })

  it('is there in WeChat without any test, the shared one first', async () => {
    place.visit = 'wechat'
    open('', 'npcId=80003&step=1&')
    const links = await screen.findAllByRole('link', { name: /·/ })
    expect(links[0]).toHaveTextContent('木先生')
    expect(links[0]).toHaveAttribute('href', expect.stringMatching(/chatAI\?npcId=80003$/))
    for (const text of ['唤醒', '契合度', '重新测试', '第1题 · 共3题'])
      expect(screen.queryByText(text)).toBeNull()
  })
})
