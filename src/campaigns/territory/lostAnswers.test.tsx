import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { action, button, fillIn, open, startTerritoryPage } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startTerritoryPage()

const APPLY = '/territory/freeActivityApply'
const STATUS = '/territory/applyStatus'
const INFO = '/territory/info'
const WORDS = '灯火可亲'
const ASKING = '结果确认中，请稍后再试'

/** Edited text, and first text. */
const GLORY_CALLS = [
  ['/editGloryInTerritory', 'occupied_me'],
  ['/saveGloryInTerritory', 'occupied_me,no_glory'],
] as const

async function write(user: UserEvent) {
  await user.click(await button('编辑铭文'))
  const sheet = within(await screen.findByRole('dialog', { name: '编辑铭文' }))
  await user.clear(sheet.getByLabelText('铭文'))
  await user.type(sheet.getByLabelText('铭文'), WORDS)
  return { sheet, submit: sheet.getByRole('button', { name: '提交审核' }) }
}

const plaque = () => screen.findByText(WORDS, { selector: 'blockquote' })
const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
const idle = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy'))

describe.each(GLORY_CALLS)('words by %s', (call, state) => {
  it('are sent once for two taps', async () => {
    const { user } = open(state)
    const { submit } = await write(user)
    act(() => {
      submit.click()
      submit.click()
    })
    expect(await plaque()).toBeVisible()
    expect(sandbox.seen(call)).toHaveLength(1)
  })

  it('whose answer was lost are asked for and found', async () => {
    const { user } = open(`${state},cut_after@${call}`)
    const { submit } = await write(user)
    await user.click(submit)
    await said('已提交审核')
    expect(await plaque()).toBeVisible()
    expect(sandbox.seen(call)).toHaveLength(1)
  })

  it('that are answered with nothing have been handed in', async () => {
    const { user } = open(`${state},null_data@${call}`)
    const { submit } = await write(user)
    await user.click(submit)
    await said('已提交审核')
    expect(await plaque()).toBeVisible()
    expect(sandbox.seen(call)).toHaveLength(1)
  })

  it('are not sent again before somebody could say what became of them', async () => {
    const { user } = open(state)
    const { submit } = await write(user)
    sandbox.useScenario(`cut@${call}`, `cut@${INFO}`)
    await user.click(submit)
    await said(ASKING)
    const asked = sandbox.seen(INFO).length
    await idle('提交审核')
    await user.click(submit)
    await waitFor(() => expect(sandbox.seen(INFO)).toHaveLength(asked + 1))
    await idle('提交审核')
    expect(sandbox.seen(call)).toHaveLength(1)
    sandbox.useScenario()
    await user.click(submit)
    await said(NETWORK_TEXT)
    expect(sandbox.seen(call)).toHaveLength(1)
    await idle('提交审核')
    await user.click(submit)
    expect(await plaque()).toBeVisible()
    expect(sandbox.seen(call)).toHaveLength(2)
  })

  it('stand on the plaque although the page cannot be asked again', async () => {
    const { user } = open(state)
    const { submit } = await write(user)
    sandbox.useScenario(`cut@${INFO}`)
    await user.click(submit)
    await said('已提交审核')
    expect(await plaque()).toBeVisible()
    expect(screen.getByText('审核中')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('cannot be changed while they are on their way', async () => {
    const { user } = open(`${state},glory_sensitive`)
    const release = sandbox.hold(call)
    const { sheet, submit } = await write(user)
    await user.click(submit)
    await user.type(sheet.getByLabelText('铭文'), '呀')
    expect(sheet.getByLabelText('铭文')).toHaveValue(WORDS)
    release()
    expect(await sheet.findByText('内容包含敏感信息，请修改')).toBeVisible()
    await user.type(sheet.getByLabelText('铭文'), '呀')
    expect(sheet.getByLabelText('铭文')).toHaveValue(`${WORDS}呀`)
  })

  it('that are refused after the sheet was closed say so in a toast', async () => {
    const { user } = open(`${state},glory_sensitive`)
    const release = sandbox.hold(call)
    const { sheet, submit } = await write(user)
    await user.click(submit)
    await user.click(sheet.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    release()
    await said('内容包含敏感信息，请修改')
  })
})

describe('an application', () => {
  it('that is refused after the sheet was closed says so in a toast', async () => {
    const { user } = open('free,taken')
    const release = sandbox.hold(APPLY)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await user.click(sheet.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    release()
    await said('该领地已被认领')
  })

  it('that is answered with nothing has been handed in', async () => {
    const { user } = open(`free,null_data@${APPLY}`)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByRole('dialog', { name: /^已提交/ })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('that broke on its way says so, and keeps the name', async () => {
    const { user } = open(`free,cut@${APPLY}`)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await said(NETWORK_TEXT)
    await idle('提交申请')
    expect(sheet.getByLabelText('申请人姓名')).toHaveValue('张三')
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('is not sent again before somebody could say what became of it', async () => {
    const { user } = open('free')
    const sheet = await fillIn(user)
    sandbox.useScenario(`cut@${APPLY}`, `wrong_shape@${STATUS}`)
    const submit = sheet.getByRole('button', { name: '提交申请' })
    await user.click(submit)
    await said(ASKING)
    await idle('提交申请')
    const asked = sandbox.seen(STATUS).length
    await user.click(submit)
    await waitFor(() => expect(sandbox.seen(STATUS)).toHaveLength(asked + 1))
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('is not settled by a decision that may be an older one’s', async () => {
    const { user } = open(`free,cut@${STATUS}`)
    const sheet = await fillIn(user)
    sandbox.useScenario('approve_now', `cut@${APPLY}`)
    sandbox.server.use(
      http.get(`*${STATUS}`, () =>
        HttpResponse.json({
          statusCode: 200,
          data: { applyNo: 'OLD', territoryId: '30001', status: 'APPROVED' },
        }),
      ),
    )
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await said(ASKING)
    expect(screen.queryByText('认领成功')).not.toBeInTheDocument()
  })

  it.each([
    ['free', '审核中', true],
    ['approve_now', '管理领地', false],
    ['reject_now', '重新申请', false],
  ])('in %s is known although the page cannot be asked again: %s', async (state, name, off) => {
    const { user } = open(state)
    const sheet = await fillIn(user)
    sandbox.useScenario(`cut@${INFO}`, `cut@${STATUS}`, 'cut@/territory/applyInfo')
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await user.click(await button('我知道了'))
    expect((await action(name)).matches(':disabled')).toBe(off)
    expect(screen.queryByRole('button', { name: '申请认领' })).not.toBeInTheDocument()
  })

  it.each(['reject_now', `reject_now,cut_after@${APPLY}`])(
    'that is rejected at once (%s) is no success, and says why',
    async (state) => {
      const { user } = open(state)
      const sheet = await fillIn(user)
      await user.click(sheet.getByRole('button', { name: '提交申请' }))
      const dialog = within(await screen.findByRole('dialog', { name: '申请未通过' }))
      expect(dialog.getByText('原因请见本页，核对资料后可重新申请')).toBeVisible()
      expect(screen.queryByText(/已提交/)).not.toBeInTheDocument()
      await user.click(dialog.getByRole('button', { name: '我知道了' }))
      expect(await button('重新申请')).toBeEnabled()
      expect(await screen.findByText('申请人姓名与实名信息不一致，请核对后重新提交')).toBeVisible()
      expect(sandbox.seen(APPLY)).toHaveLength(1)
    },
  )
})
