import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@tests/support/renderRoute'
import { action, button, fillIn, open, startTerritoryPage } from './testing'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startTerritoryPage()

const APPLY = '/territory/freeActivityApply'

describe('an application', () => {
  it('is sent once for two taps, ends in the queue, and is there after a fresh load', async () => {
    const { user, unmount, address } = open('free', { phone: '13900135550' })
    const sheet = await fillIn(user)
    const submit = sheet.getByRole('button', { name: '提交申请' })
    act(() => {
      submit.click()
      submit.click()
    })
    expect(await screen.findByRole('dialog', { name: '已提交，排队第3位' })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
    expect(sandbox.seen(APPLY)[0]?.body).toMatchObject({
      territoryId: '30001',
      applicantName: '张三',
      agree: true,
    })
    unmount()
    renderRoute(address)
    expect(await button('审核中')).toBeDisabled()
    expect(screen.getByText('已提交，排队第3位')).toBeVisible()
  })

  it('needs a name and the agreement', async () => {
    const { user } = open('free')
    await user.click(await button('申请认领'))
    await user.click(await button('提交申请'))
    expect(await screen.findByText('请输入真实姓名')).toBeVisible()
    expect(screen.getByRole('checkbox')).toBeInvalid()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      '请先阅读并同意《领地认领协议》',
    )
    expect(sandbox.seen(APPLY)).toEqual([])
  })

  it('goes back to a name that is wrong', async () => {
    const { user } = open('free')
    await user.click(await button('申请认领'))
    await user.click(await button('提交申请'))
    expect(screen.getByLabelText('申请人姓名')).toHaveFocus()
  })

  it('is sent by the keyboard, too', async () => {
    const { user } = open('free')
    const sheet = await fillIn(user)
    await user.type(sheet.getByLabelText('申请人姓名'), '{Enter}')
    expect(await screen.findByRole('dialog', { name: /已提交/ })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('takes the invitation of the address along', async () => {
    const { user } = open('free', { query: 'territoryId=30001&inviteCode=AB12' })
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await screen.findByRole('dialog', { name: /已提交/ })
    expect(sandbox.seen(APPLY)[0]?.body).toMatchObject({ inviteCode: 'AB12' })
  })

  it('cannot be sent while conditions lack, and says what lacks', async () => {
    const { user } = open('not_met')
    await user.click(await button('申请认领'))
    const sheet = within(await screen.findByRole('dialog', { name: '申请认领' }))
    expect(sheet.getByText('还差44')).toBeVisible()
    expect(sheet.getByText('还有2项条件未满足')).toBeVisible()
    expect(sheet.getByRole('button', { name: '提交申请' })).toBeDisabled()
  })

  it('that costs something goes on in the app', async () => {
    const { user } = open('paid')
    await user.click(await button('申请认领'))
    const sheet = within(await screen.findByRole('dialog', { name: '申请认领' }))
    expect(sheet.getByText('¥199')).toBeVisible()
    expect(sheet.getByRole('button', { name: '前往App认领' })).toBeEnabled()
    expect(sheet.queryByLabelText('申请人姓名')).not.toBeInTheDocument()
  })

  it('that comes too late says so beside the form', async () => {
    const { user } = open('free,taken')
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await sheet.findByText('该领地已被认领')).toBeVisible()
  })

  it('with an unknown result is asked for, not sent again', async () => {
    const { user } = open(`free,cut_after@${APPLY}`)
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    expect(await screen.findByRole('dialog', { name: '已提交，排队第3位' })).toBeVisible()
    expect(sandbox.seen(APPLY)).toHaveLength(1)
  })

  it('that is approved at once makes the person the lord', async () => {
    const { user } = open('free,approve_now')
    const sheet = await fillIn(user)
    await user.click(sheet.getByRole('button', { name: '提交申请' }))
    await user.click(await button('我知道了'))
    expect(await action('管理领地')).toBeEnabled()
  })

  it('that was rejected says why', async () => {
    open('rejected')
    expect(await screen.findByText('申请人姓名与实名信息不一致，请核对后重新提交')).toBeVisible()
  })
})

describe('the plaque', () => {
  it('is changed by the lord and stays changed', async () => {
    const { user, unmount, address } = open('occupied_me', { phone: '13900135551' })
    await user.click(await button('编辑铭文'))
    const sheet = within(await screen.findByRole('dialog', { name: '编辑铭文' }))
    expect(sheet.getByRole('button', { name: '提交审核' })).toBeDisabled()
    await user.clear(sheet.getByLabelText('铭文'))
    await user.type(sheet.getByLabelText('铭文'), '灯')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    expect(await sheet.findByText('请输入2-20个字')).toBeVisible()
    await user.type(sheet.getByLabelText('铭文'), '火可亲')
    await user.click(sheet.getByRole('button', { name: '提交审核' }))
    await waitFor(() => expect(screen.getByText('已提交审核')).toBeVisible())
    expect(sandbox.seen('/editGloryInTerritory')).toHaveLength(1)
    unmount()
    renderRoute(address)
    expect(await screen.findByText('灯火可亲')).toBeVisible()
    expect(screen.getByText('审核中')).toBeVisible()
  })

  it('is engraved where there is none', async () => {
    const { user } = open('occupied_me,no_glory')
    expect(await screen.findByText('为这片领地刻下第一句话吧')).toBeVisible()
    await user.click(await button('编辑铭文'))
    await user.type(await screen.findByLabelText('铭文'), '第一句话')
    await user.click(await button('提交审核'))
    expect(await screen.findByText('第一句话', { selector: 'blockquote' })).toBeVisible()
    expect(sandbox.seen('/saveGloryInTerritory')).toHaveLength(1)
  })

  it('says that words are sensitive beside them', async () => {
    const { user } = open('occupied_me,glory_sensitive')
    await user.click(await button('编辑铭文'))
    await user.type(await screen.findByLabelText('铭文'), '呀')
    await user.click(await button('提交审核'))
    expect(await screen.findByText('内容包含敏感信息，请修改')).toBeVisible()
  })

  it('keeps words that wait for their review from others', async () => {
    open('occupied_other,glory_pending')
    expect(await screen.findByText('这里还没有铭文')).toBeVisible()
    expect(screen.queryByText('愿每盏灯都有归人')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '编辑铭文' })).not.toBeInTheDocument()
  })
})
