import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { answerLogin } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { MOVE, button, dialog, open, openAsMember, pickPlot } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: () => Promise.resolve() }))

const sandbox = startSandbox()

describe('a wish', () => {
  it('is met with one’s own plot: price, fee and income stand before it counts', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    const last = await dialog('确认卖给TA')
    expect(last).toHaveTextContent('成交价¥923.50手续费（5%）¥46.18预计到账¥877.32')
    expect(sandbox.seen(MOVE)).toEqual([])
    await user.click(within(last).getByRole('button', { name: '确认卖出' }))
    const sold = await dialog('成交成功')
    expect(sold).toHaveTextContent('成交价¥923.50手续费−¥46.18到账¥877.32')
    expect(sandbox.seen(MOVE)[0]?.body).toMatchObject({ action: 'ACCEPT_WANT', price: 92_350 })
    await user.click(within(sold).getByRole('button', { name: '知道了' }))
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^卖给TA 南风知意/ })).toBeNull(),
    )
    expect(tracked()).toEqual(['page/view', 'button/accept-want'])
  })

  it('says that the sale is on its way', async () => {
    const { user } = openAsMember('pending', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    await user.click(await button('确认卖出'))
    expect(await dialog('交易处理中')).toBeVisible()
  })

  it('that somebody else has met is refused, and shown so', async () => {
    const { user } = openAsMember('want_gone', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    await pickPlot(user)
    await user.click(await button('确认卖出'))
    expect(await screen.findByText('手慢了，这条求购已成交')).toBeVisible()
    expect(await button(/^已成交 南风知意/)).toBeDisabled()
  })

  it('cannot be met with what is locked, or with nothing', async () => {
    const { user } = openAsMember('locked_asset', 'tab=want&')
    await user.click(await button(/^卖给TA 南风知意/))
    const sheet = await dialog('选择要出售的地块')
    const cards = await within(sheet).findAllByRole('button', { name: /持有未满7天/ })
    for (const card of cards) expect(card).toBeDisabled()
  })

  it('of a guest is written after the login', async () => {
    const { user } = open('', 'tab=want&')
    await user.click(await button('发布求购'))
    await answerLogin('13659940002')
    expect(await dialog('发布求购')).toBeVisible()
  })

  it('is posted with a price, a number and days, and cancelled again', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button('发布求购'))
    const sheet = await dialog('发布求购')
    await user.click(within(sheet).getByRole('button', { name: '确认发布' }))
    expect(await within(sheet).findByText('请输入价格')).toBeVisible()
    await user.type(within(sheet).getByRole('textbox', { name: '求购单价' }), '860.5')
    await user.click(within(sheet).getByRole('button', { name: '增加' }))
    await user.click(within(sheet).getByRole('button', { name: '30天' }))
    expect(sheet).toHaveTextContent('求购总额¥1,721.00')
    await user.click(within(sheet).getByRole('button', { name: '确认发布' }))
    expect(await screen.findByText('求购已发布')).toBeVisible()
    expect(sandbox.seen(MOVE)[0]?.body).toMatchObject({
      action: 'CREATE_WANT',
      itemId: '70010',
      price: 86_050,
      quantity: 2,
      days: 30,
    })
    await user.click(screen.getByRole('tab', { name: '我的' }))
    await screen.findByRole('heading', { name: '我的求购' })
    await user.click(await button('取消求购 我的求购 ¥860.50'))
    await user.click(await button('确认取消'))
    expect(await screen.findByText('求购已取消')).toBeVisible()
    expect(await button('已取消 我的求购 ¥860.50')).toBeDisabled()
    expect(tracked()).toEqual(['page/view', 'button/post-want', 'tab/mine'])
  })

  it('far from the floor is asked about first', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button('发布求购'))
    await user.type(await screen.findByRole('textbox', { name: '求购单价' }), '489.99')
    await user.click(await button('确认发布'))
    const far = await dialog('价格偏离地板价较多，确认提交？')
    expect(sandbox.seen(MOVE)).toEqual([])
    await user.click(within(far).getByRole('button', { name: '确认提交' }))
    expect(await screen.findByText('求购已发布')).toBeVisible()
  })

  it('whose answer comes late leaves open what was opened meanwhile', async () => {
    const { user } = openAsMember('', 'tab=want&')
    await user.click(await button('发布求购'))
    await user.type(await screen.findByRole('textbox', { name: '求购单价' }), '900')
    const release = sandbox.hold(MOVE)
    await user.click(await button('确认发布'))
    await user.click(await button('关闭'))
    await user.click(await button('发布求购'))
    release()
    expect(await screen.findByText('求购已发布')).toBeVisible()
    expect(await dialog('发布求购')).toBeVisible()
  })

  it('without the money for it is refused, and stays as it was typed', async () => {
    const { user } = openAsMember('lack', 'tab=want&')
    await user.click(await button('发布求购'))
    await user.type(await screen.findByRole('textbox', { name: '求购单价' }), '900')
    await user.click(await button('确认发布'))
    expect(await screen.findByText('余额不足')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '求购单价' })).toHaveValue('900')
  })
})

describe('an own offer', () => {
  it('is made, given another price, and taken back', async () => {
    const { user } = openAsMember('', 'tab=mine&')
    expect(await screen.findByText('还没有挂售的地块')).toBeVisible()
    await user.click(await button('挂售'))
    await pickPlot(user)
    const form = await dialog('挂售地块')
    await user.type(within(form).getByRole('textbox', { name: '挂售价格' }), '1280')
    expect(form).toHaveTextContent('手续费（5%）−¥64.00预计到账¥1,216.00')
    await user.click(within(form).getByRole('button', { name: '确认挂售' }))
    expect(await screen.findByText('挂售成功')).toBeVisible()
    await user.click(await button(/^改价 /))
    const again = await dialog('修改价格')
    const field = within(again).getByRole('textbox', { name: '挂售价格' })
    expect(field).toHaveValue('1280')
    await user.clear(field)
    await user.type(field, '1390.55')
    await user.click(within(again).getByRole('button', { name: '确认改价' }))
    expect(await screen.findByText('¥1,390.55')).toBeVisible()
    await user.click(await button(/^撤下 /))
    await user.click(await button('确认撤下'))
    expect(await screen.findByText('还没有挂售的地块')).toBeVisible()
    expect(sandbox.seen(MOVE).map(({ body }) => (body as { action: string }).action)).toEqual([
      'LIST',
      'LIST',
      'UNLIST',
    ])
    expect(
      new Set(sandbox.seen(MOVE).map(({ body }) => (body as { bizNo: string }).bizNo)).size,
    ).toBe(3)
  })

  it('says that the fee is not known', async () => {
    const { user } = openAsMember('fee_unknown', 'tab=mine&')
    await user.click(await button('挂售'))
    await pickPlot(user)
    const form = await dialog('挂售地块')
    await user.type(within(form).getByRole('textbox', { name: '挂售价格' }), '1280')
    expect(form).toHaveTextContent('手续费（--）--预计到账--')
    expect(form).toHaveTextContent('手续费暂时无法获取，以平台实际结算为准')
  })

  it('needs something to offer', async () => {
    const { user } = openAsMember('no_assets', 'tab=mine&')
    await user.click(await button('挂售'))
    expect(await screen.findByText('暂无可出售的地块')).toBeVisible()
  })
})
