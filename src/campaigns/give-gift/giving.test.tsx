import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import {
  BADGE,
  CARD,
  FRIEND,
  GIVE,
  button,
  choose,
  fillIn,
  openAsMember,
  step,
  toConfirm,
} from './testing'

const sandbox = startSandbox()

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
    expect(screen.getByText(`2件资产已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
    const [seen] = sandbox.seen(GIVE)
    expect(seen?.body).toMatchObject({
      toUid: FRIEND.uid,
      message: '送你一颗星',
      smsCode: '123456',
    })
    expect(sandbox.seen('/get_biz_no')).toHaveLength(1)
    expect(tracked()).toContain('popup/success')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.search).not.toContain('step='))
    expect(step()).toContain('选资产')
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
    expect(await screen.findByText('以下资产未转赠，仍在你的账户')).toBeVisible()
    expect(screen.getByText('链上校验未通过')).toBeVisible()
    expect(screen.getByText(`1件资产已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
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
      within(screen.getByRole('list', { name: '转赠的资产' })).getAllByRole('listitem'),
    ).toHaveLength(2)
  })

  it('sends its code to the own phone', async () => {
    const { user } = openAsMember()
    await toConfirm(user)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('请输入验证码')).toBeVisible()
    await user.click(await button('获取验证码'))
    expect(await screen.findByText(/^验证码已发送至/)).toBeVisible()
    expect(screen.queryByText('请输入验证码')).toBeNull()
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
    expect(screen.getByText(`2件资产已送到 ${FRIEND.nickname} 手中`)).toBeVisible()
    expect(sandbox.seen(GIVE)).toHaveLength(1)
    expect(sandbox.seen('/assetScList').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ keyword: expect.stringMatching(/./) as string }),
    )
  })

  it('of an unknown result is looked up by its own assets, not by those chosen since', async () => {
    const { user, router } = openAsMember()
    await toConfirm(user, BADGE)
    await fillIn(user)
    sandbox.useScenario(`cut@${GIVE}$,cut@/assetScList`)
    await user.click(await button('确认转赠'))
    expect(await screen.findByText('结果确认中，请稍后再试')).toBeVisible()
    sandbox.useScenario()
    await act(() => router.navigate(-2))
    await user.click(await button(BADGE))
    await choose(user, CARD)
    await button('确认转赠')
    await user.click(screen.getByRole('checkbox', { name: '我已知晓转赠后不可撤回' }))
    await user.click(await button('确认转赠'))
    expect(await screen.findByRole('heading', { name: '转赠成功' })).toBeVisible()
    // The first was not applied, and the second was sent.
    const [first, second] = sandbox.seen(GIVE).map(({ body }) => body as { assetIds: string[] })
    expect(second?.assetIds).toHaveLength(1)
    expect(second?.assetIds).not.toEqual(first?.assetIds)
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
