import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { forgetLogin } from '@/session/session'
import { track } from '@/tracking/track'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'
import { SEND, button, field, open, openAsMember, rows, say } from './testing'

vi.mock('@/lib/motion/motion', async (original) => ({
  ...(await original<object>()),
  wantsLessMotion: () => true,
}))

const sandbox = startSandbox()
afterEach(() => vi.useRealTimers())

describe('a conversation', () => {
  it('begins with the companion’s greeting and questions, for a guest, too', async () => {
    open()
    expect(await screen.findByRole('heading', { name: '星野' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('星野'))
    for (const text of ['星图', '每日可聊30次', '在线', '内容由AI生成，仅供参考'])
      expect(screen.getByText(text)).toBeVisible()
    expect(await button('今晚能看到什么星星？')).toBeVisible()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('shows a message at once, then the answer, what is left of the day, and new questions', async () => {
    openAsMember()
    const release = sandbox.hold(SEND)
    await say('  今晚能看到什么星星？\n')
    expect(await screen.findByText('正在思考…')).toBeVisible()
    expect(rows()[1]).toHaveTextContent('我：今晚能看到什么星星？')
    expect(await field()).toHaveValue('')
    release()
    expect(await screen.findByText('织女星')).toBeVisible()
    expect(screen.getByText('今日剩余29次')).toBeVisible()
    expect(screen.getByText('在线')).toBeVisible()
    expect(await button('织女星有多远？')).toBeVisible()
    expect(screen.queryByRole('button', { name: '你一个人住灯塔吗？' })).toBeNull()
    const [seen] = sandbox.seen(SEND)
    expect(seen?.query).toMatchObject({ npcId: '80001', message: '今晚能看到什么星星？' })
    expect(seen?.headers['cache-control']).toBe('no-store')
    expect(tracked()).toEqual(['page/view', 'button/send'])
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('星星')
  })

  it('sends one message for two fast taps, and nothing while one is waiting', async () => {
    openAsMember()
    const release = sandbox.hold(SEND)
    fireEvent.change(await field(), { target: { value: '在吗' } })
    const send = await button('发送')
    fireEvent.click(send)
    fireEvent.click(send)
    fireEvent.change(await field(), { target: { value: '还在吗' } })
    expect(await button('发送')).toBeDisabled()
    release()
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).toBeEnabled())
    expect(sandbox.seen(SEND)).toHaveLength(1)
    expect(await field()).toHaveValue('还在吗')
  })

  it('sends a suggested question with one tap, and leaves what is being typed', async () => {
    openAsMember()
    fireEvent.change(await field(), { target: { value: '草稿' } })
    fireEvent.click(await button('给我讲个睡前故事'))
    expect(await screen.findByText('醒着')).toBeVisible()
    expect(await field()).toHaveValue('草稿')
    expect(tracked()).toContain('card/suggestion')
  })

  it('asks once for two taps in one frame', async () => {
    openAsMember()
    fireEvent.change(await field(), { target: { value: '在吗' } })
    const send = await button('发送')
    act(() => {
      send.click()
      send.click()
    })
    await act(() => sandbox.quiet())
    expect(sandbox.seen(SEND)).toHaveLength(1)
    expect(tracked().filter((click) => click === 'button/send')).toHaveLength(1)
  })

  it('asks a guest for a login and keeps the text', async () => {
    open()
    await say('你好呀')
    await answerLogin(newPhone())
    expect(await field()).toHaveValue('你好呀')
    await sandbox.quiet()
    expect(sandbox.seen(SEND)).toHaveLength(0)
  })

  it('is there again after the page is opened anew, and nobody else has it', async () => {
    logInAs()
    const first = open()
    await say('讲个笑话')
    expect(await screen.findByText('转')).toBeVisible()
    first.unmount()
    const again = open()
    expect(await screen.findByText('转')).toBeVisible()
    expect(await screen.findByText('今日剩余29次')).toBeVisible()
    again.unmount()
    openAsMember()
    expect(await field()).toBeVisible()
    expect(screen.queryByText('转')).toBeNull()
  })

  it('gives the text back when the login ends on the way', async () => {
    openAsMember()
    const sent = sandbox.holdNext(({ pathname }) => pathname.endsWith(SEND), 'signed_out')
    await say('别丢了我')
    await screen.findByText('正在思考…')
    act(() => forgetLogin('over'))
    sent.release()
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(screen.getByLabelText('输入消息')).toHaveValue('别丢了我')
    expect(rows()).toHaveLength(2)
  })
})

describe('what the platform refuses', () => {
  it('can be tried again under the same number, and then stands last', async () => {
    openAsMember('ai_busy')
    await say('在吗')
    expect(await screen.findByText('TA正在思考，请稍后再试')).toBeVisible()
    sandbox.useScenario()
    const retry = await button('发送失败，点击重试')
    const { query } = sandbox.seen(SEND)[0] ?? {}
    fireEvent.click(retry)
    await waitFor(() => expect(sandbox.seen(SEND)).toHaveLength(2))
    expect(sandbox.seen(SEND)[1]?.query).toEqual(query)
    expect(tracked()).toContain('button/retry')
  })

  it.each(['cut', 'null_data'])('is not answered, and can be sent again: %s', async (fault) => {
    openAsMember(`${fault}@${SEND}`)
    await say('在吗')
    expect(await screen.findByText(NETWORK_TEXT)).toBeVisible()
    expect(await button('发送失败，点击重试')).toBeEnabled()
    expect(rows()).toHaveLength(3)
    expect(screen.queryByText(/^今日剩余/)).toBeNull()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('stays in the field with the reason when it is blocked', async () => {
    openAsMember('ai_block')
    await say('加微信')
    expect(await screen.findByText('内容包含敏感信息，请修改')).toBeVisible()
    expect(await field()).toHaveValue('加微信')
    expect(await field()).toBeInvalid()
    expect(rows()[1]).not.toHaveTextContent('加微信')
    fireEvent.change(await field(), { target: { value: '你好' } })
    expect(screen.queryByText('内容包含敏感信息，请修改')).toBeNull()
  })

  it('closes the field when the day’s messages are used up, until the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date('2026-11-23T23:59:30+08:00'))
    openAsMember('ai_quota_0')
    await say('在吗')
    expect(await screen.findByText('今日对话次数已用完，明天再来')).toBeVisible()
    expect(await field()).toBeDisabled()
    expect(await field()).toHaveValue('在吗')
    expect(screen.getByText('今日剩余0次')).toBeVisible()
    vi.setSystemTime(new Date('2026-11-24T00:00:30+08:00'))
    await sandbox.quiet()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.getByLabelText('输入消息')).toBeEnabled())
    fireEvent.click(await button('发送'))
    expect(await screen.findByText('今日剩余29次')).toBeVisible()
  })

  it('closes it after the last answer, too', async () => {
    openAsMember('ai_quota_1')
    await say('讲个笑话')
    expect(await screen.findByText('转')).toBeVisible()
    expect(screen.getByText('今日对话次数已用完，明天再来')).toBeVisible()
    expect(screen.queryByRole('button', { name: '再来一个' })).toBeNull()
  })

  it('is not sent when it is too long, and says so', async () => {
    openAsMember()
    fireEvent.change(await field(), { target: { value: '夜'.repeat(201) } })
    expect(screen.getByText('最多200字')).toBeVisible()
    expect(screen.getByText('201/200')).toBeVisible()
    expect(await button('发送')).toBeDisabled()
    fireEvent.change(await field(), { target: { value: `${'夜'.repeat(200)} \n` } })
    expect(await button('发送')).toBeEnabled()
  })
})

describe('who there is', () => {
  it('is chosen from a list when the address names nobody', async () => {
    const { user, router } = open('', '')
    await user.click(await screen.findByRole('link', { name: /木先生/ }))
    expect(await screen.findByRole('heading', { name: '木先生' })).toBeVisible()
    expect(router.state.location.search).toBe('?npcId=80003')
    expect(tracked()).toContain('card/npc')
  })

  it('has left for a while: nothing can be sent', async () => {
    const { user } = openAsMember('npc_off')
    expect(await screen.findByText('TA暂时离开了')).toBeVisible()
    expect(screen.getByText('暂时离开')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '今晚能看到什么星星？' })).toBeNull()
    await user.click(screen.getByRole('link', { name: '看看其他伙伴' }))
    expect(await screen.findByText('挑一位，聊聊今天')).toBeVisible()
  })

  it('is nobody of that id', async () => {
    open('', 'npcId=1&')
    expect(await screen.findByText('没有找到这位伙伴')).toBeVisible()
    expect(screen.getByRole('link', { name: '看看其他伙伴' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/chatAI$/),
    )
  })

  it.each(['npcId=80001&', ''])('is shown to members alone (%s)', async (query) => {
    sandbox.useScenario('signed_out@/getVerticalNpcCfgEntity')
    open('', query)
    const login = await screen.findByRole('button', { name: '登录后查看' })
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    sandbox.useScenario()
    await userEvent.click(login)
    await answerLogin(newPhone())
    await waitFor(() => expect(screen.queryByText('登录后查看')).toBeNull())
  })

  it('is nobody at all yet', async () => {
    open('no_npc', '')
    expect(await screen.findByText('还没有伙伴在线，稍后再来')).toBeVisible()
  })

  it('has no name, greeting or picture, and can be talked with all the same', async () => {
    spoil(sandbox, '/character/getVerticalNpcCfgEntity', () => ({ npcId: '80001' }))
    openAsMember()
    expect(await screen.findByRole('heading', { name: 'AI伙伴' })).toBeVisible()
    expect(screen.getByText('你好，很高兴见到你。')).toBeVisible()
    await say('讲个笑话')
    expect(await screen.findByText('转')).toBeVisible()
  })
})
