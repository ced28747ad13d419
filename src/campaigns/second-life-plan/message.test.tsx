import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { openRoute } from '@tests/support/openRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, open } from './testing'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn() }))

const sandbox = startSandbox()

const SEND = '/sendActivityRewardMsg'
const PHONE = '13752000001'

async function typePhone(phone = PHONE) {
  fireEvent.change(await screen.findByRole('textbox', { name: '手机号' }), {
    target: { value: phone },
  })
}
async function openMessage(user: UserEvent) {
  await user.click(await button('领取 手写明信片'))
  await user.click(await button('短信接收领取方式'))
}

describe('the message about a souvenir', () => {
  it('goes to the phone that is typed, and again only after a minute', async () => {
    const { user } = open('stage_mid')
    await openMessage(user)
    await typePhone()
    await user.click(await button('发送短信'))
    expect(await screen.findByText('已发送至137****0001')).toBeVisible()
    expect(await button(/^(?:60|5\d)s后重发$/)).toBeDisabled()
    expect(sandbox.seen(SEND).map(({ body }) => body)).toEqual([
      { rewardId: '70103', phone: PHONE },
    ])
    expect(tracked()).toContain('button/send-msg')
  })

  it('waits its minute also over a reload', async () => {
    const { user, unmount } = open('stage_mid,claimed')
    await user.click(await button('再次发送短信 手写明信片'))
    await typePhone()
    await user.click(await button('发送短信'))
    await button(/s后重发$/)
    unmount()
    const again = openRoute('/second-life-plan?activityId=1001&__state=stage_mid,claimed')
    await again.user.click(await button('再次发送短信 手写明信片'))
    expect(await button(/s后重发$/)).toBeDisabled()
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('137 5200 0001')
  })

  it('waits for each phone by itself', async () => {
    const { user } = open('stage_mid,claimed')
    await user.click(await button('再次发送短信 手写明信片'))
    await typePhone()
    await user.click(await button('发送短信'))
    await button(/s后重发$/)
    await typePhone('13752000002')
    expect(await button('发送短信')).toBeEnabled()
  })

  it('needs a whole phone', async () => {
    const { user } = open('stage_mid,claimed')
    await user.click(await button('再次发送短信 手写明信片'))
    await user.click(await button('发送短信'))
    expect(await screen.findByText('请输入手机号')).toBeVisible()
    await typePhone('137')
    await user.click(await button('发送短信'))
    expect(await screen.findByText('请输入正确的手机号')).toBeVisible()
    expect(sandbox.seen(SEND)).toHaveLength(0)
  })

  it.each([
    ['sms_limit', '今日获取次数已达上限，请明天再试'],
    ['msg_failed', '短信没有发出，请稍后再试'],
  ])('says why none is sent: %s', async (state, text) => {
    const { user } = open(`stage_mid,claimed,${state}`)
    await user.click(await button('再次发送短信 手写明信片'))
    await typePhone()
    await user.click(await button('发送短信'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(await button('发送短信')).toBeEnabled()
  })

  it('may have gone out when the answer says nothing: nobody can ask, and the phone stays', async () => {
    const { user } = open('stage_mid,claimed')
    await user.click(await button('再次发送短信 手写明信片'))
    await typePhone()
    sandbox.useScenario(`null_data@${SEND}$`, 'stage_mid', 'claimed')
    await user.click(await button('发送短信'))
    expect(await screen.findByText('网络不稳定，短信可能已发出，请稍后查看')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('137 5200 0001')
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })

  it('waits as if it had been sent when the answer is lost', async () => {
    const { user } = open('stage_mid,claimed')
    await user.click(await button('再次发送短信 手写明信片'))
    await typePhone()
    sandbox.useScenario(`cut_after@${SEND}$`, 'stage_mid', 'claimed')
    await user.click(await button('发送短信'))
    expect(await screen.findByText('网络不稳定，短信可能已发出，请稍后查看')).toBeVisible()
    expect(await button(/s后重发$/)).toBeDisabled()
    expect(sandbox.seen(SEND)).toHaveLength(1)
  })
})
