import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { startSandbox } from '@tests/support/sandbox'
import { CONFIG, mainButton, open, refusing } from './testing'

const sandbox = startSandbox()

describe('terms that are missing', () => {
  it.each([
    [10_001, '敬请期待'],
    [10_002, '活动已结束'],
  ])('renders without its terms when the platform only says %i', async (code, label) => {
    sandbox.server.use(refusing(CONFIG, code))
    open()
    expect(await mainButton(label)).toBeDisabled()
    expect(screen.getByRole('link', { name: '规则' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^兑现记录/ }))
    expect(await screen.findByRole('button', { name: /^2,000奖励/ })).toBeVisible()
    expect(document.body).not.toHaveTextContent(/undefined|null|NaN/)
  })

  it('does not call a missing fee free, and exchanges nothing', async () => {
    open('fee_unknown')
    expect(await mainButton('暂不可兑现')).toBeDisabled()
    expect(screen.getByText('暂未获取到兑现规则，请稍后再试')).toBeVisible()
    const card = screen.getByRole('region', { name: '兑现数量' })
    expect(card).toHaveTextContent(/手续费--.*预计到账.*--/)
    expect(card).not.toHaveTextContent(/免手续费|¥/)
  })
})
