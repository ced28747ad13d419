import { expect, test } from 'vitest'
import { fissionSmsLogin } from '@/api/fission'
import { forceScenarios } from '@/sandbox/scenario'
import { findUser } from '@/sandbox/users'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

const CODE = () => findUser({ phone: '13900000100' })?.inviteCode ?? ''
const login = (phone: string, smsCode = '123456') =>
  fissionSmsLogin({
    phone,
    smsCode,
    inviteCode: CODE(),
    activityId: '1001',
    privacyVersion: 'V3.2',
  })

test('gives somebody new the gift and binds the inviter', async () => {
  visit()
  expect(await login('13812340001')).toMatchObject({
    isNewUser: true,
    inviterBound: true,
    reward: { name: '新人星球礼盒', status: 'SUCCESS' },
  })
})

test('answers the same gift when the same person comes again', async () => {
  visit()
  const first = await login('13812340002')
  forceScenarios('sold_out')
  const again = await login('13812340002')
  expect(again.reward).toEqual(first.reward)
  expect(again.isNewUser).toBe(true)
})

test('gives no gift and binds nobody when the person was here before', async () => {
  visit()
  forceScenarios('old_user')
  expect(await login('13812340003')).toMatchObject({
    isNewUser: false,
    inviterBound: false,
    reward: null,
  })
})

test('gives the gift without the bond when somebody else had invited the person', async () => {
  visit()
  forceScenarios('bound')
  expect(await login('13812340004')).toMatchObject({
    isNewUser: true,
    inviterBound: false,
    reward: { status: 'SUCCESS' },
  })
})

test('binds nobody when the code is nobody’s', async () => {
  visit()
  const answer = await fissionSmsLogin({
    phone: '13812340007',
    smsCode: '123456',
    inviteCode: 'NOBODY00',
    privacyVersion: 'V3.2',
  })
  expect(answer).toMatchObject({ inviterBound: false, reward: { status: 'SUCCESS' } })
})

test.each([
  ['sold_out', 'SOLD_OUT'],
  ['pending', 'PROCESSING'],
])('%s: the gift is %s', async (state, status) => {
  visit()
  forceScenarios(state)
  expect((await login('13812340005')).reward?.status).toBe(status)
})

test.each([
  ['not_started', 10_001],
  ['ended', 10_002],
  ['offline', 10_003],
])('%s: refuses with code %i', async (state, code) => {
  visit()
  forceScenarios(state)
  await expect(login('13812340006')).rejects.toMatchObject({ code })
})
