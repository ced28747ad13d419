import { describe, expect, test } from 'vitest'
import { readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import { passportLogin } from '@/api/login'
import { getBizNo } from '@/api/orders'
import { queryPrivacy } from '@/api/privacy'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

/* A scenario sets where a person starts. What they do then counts, as it would on the platform. */
describe('a scenario is a start, not an end', () => {
  const PHONE = '13800138000'
  const login = (phone: string) =>
    passportLogin({ phone, smsCode: '123456', loginType: 'SMS', privacyVersion: 'V2.1' })

  test.each(['today_low', 'pool_low'])('%s: what is exchanged is gone', async (state) => {
    visit({ phone: PHONE, state })
    const left = async () => {
      const { todayLeft, poolLeft } = await readExchangeConfig({})
      return state === 'today_low' ? todayLeft : poolLeft
    }
    const before = (await left()) ?? NaN
    const { bizNo } = await getBizNo({ bizType: 'REWARD_CASH' })
    await repurchaseRewards({ amount: 300, bizNo })
    expect(await left()).toBe(before - 300)
  })

  test('agree_again: who has agreed is not asked once more', async () => {
    const versions = async () => (await queryPrivacy({ scene: 'LOGIN' })).items
    visit({ phone: PHONE, state: 'agree_again' })
    const [asked] = await versions()
    expect(asked?.needAgree).toBe(true)
    await passportLogin({
      phone: PHONE,
      smsCode: '123456',
      loginType: 'SMS',
      privacyVersion: asked?.version ?? '',
    })
    expect((await versions()).some(({ needAgree }) => needAgree)).toBe(false)
  })

  test('new_user: somebody is new once', async () => {
    visit({ state: 'new_user' })
    expect((await login('13900000009')).isNewUser).toBe(true)
    expect((await login('13900000009')).isNewUser).toBe(false)
  })
})
