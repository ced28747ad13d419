import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noteLogin } from '@/session/session'
import { logInAs } from '@tests/support/renderRoute'
import { button, fillIn, open, region, startTerritoryPage } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startTerritoryPage()

const APPLY = '/territory/freeActivityApply'
const loginSheet = () => screen.findByRole('dialog', { name: '手机号登录' })
const sheetOf = (name: string) => screen.queryByRole('dialog', { name })

function logInAfterwards(phone: string) {
  logInAs(phone)
  act(noteLogin)
}

describe('somebody who has just logged in', () => {
  it('waits for their own conditions, which have not failed', async () => {
    open('free', { guest: true })
    await button('申请认领')
    const release = sandbox.hold('/territory/applyInfo')
    logInAfterwards('13900136001')
    expect(await button('请稍候')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('条件加载失败')).not.toBeInTheDocument()
    expect(region('认领条件').queryByRole('button')).not.toBeInTheDocument()
    release()
    expect(await button('申请认领')).toBeEnabled()
  })

  it('is not sent to the lord before it is known whose territory it is', async () => {
    open('occupied_me', { guest: true })
    await screen.findByRole('link', { name: '拜访领主星球' })
    const release = sandbox.hold('/territory/applyStatus')
    logInAfterwards('13900136002')
    expect(await button('请稍候')).toBeVisible()
    release()
    expect(await screen.findByRole('link', { name: '管理领地' })).toBeEnabled()
  })
})

describe('a login that ends while a sheet is open', () => {
  it('leads from the application to the login', async () => {
    const { user } = open(`free,token_bad@${APPLY}`)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await loginSheet()).toBeVisible()
    await waitFor(() => expect(sheetOf('申请认领')).not.toBeInTheDocument())
    expect(screen.queryByText('认领条件加载失败')).not.toBeInTheDocument()
  })

  it('leads from the words of the plaque to the login', async () => {
    const { user } = open('occupied_me,token_bad@/editGloryInTerritory')
    await user.click(await button('编辑铭文'))
    const sheet = within(await screen.findByRole('dialog', { name: '编辑铭文' }))
    await user.type(sheet.getByLabelText('铭文'), '呀')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    expect(await loginSheet()).toBeVisible()
    await waitFor(() => expect(sheetOf('编辑铭文')).not.toBeInTheDocument())
  })
})

it('a write that is answered S00000 has the page ask again who looks', async () => {
  const { user } = open('free')
  const sheet = await fillIn(user)
  sandbox.useScenario('guest')
  await user.click(sheet.getByRole('button', { name: '提交申请' }))
  expect(await loginSheet()).toBeVisible()
  await waitFor(() => expect(sandbox.seen('/territory/applyStatus')).toHaveLength(2))
  await waitFor(() => expect(screen.getByText('已满足条件 --')).toBeInTheDocument())
})
