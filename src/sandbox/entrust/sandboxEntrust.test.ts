import { expect, test } from 'vitest'
import { readEntrust } from '@/api/entrust'
import { skipTask } from '@/api/tasks'
import { readApplyStatus, readTerritory } from '@/api/territory'
import { startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const PHONE = '13800138000'
const TERRITORY = { territoryId: '30001' }
const as = (state = '') => visit({ phone: PHONE, state })

test.each([
  ['entrust_none', 'NONE'],
  ['entrust_running', 'RUNNING'],
  ['entrust_paused', 'PAUSED'],
  ['entrust_expired', 'EXPIRED'],
] as const)('%s: the person is the lord, and the entrust is %s', async (state, status) => {
  as(state)
  expect(await readEntrust(TERRITORY)).toMatchObject({ status, feeRate: 0.055 })
  expect(await readApplyStatus(TERRITORY)).toMatchObject({ status: 'APPROVED' })
  expect(await readTerritory(TERRITORY)).toMatchObject({ status: 'OCCUPIED', lordName: '元友8000' })
})

test.each(['', 'occupied_other', 'applying'])(
  '"%s": nothing for who is not the lord',
  async (state) => {
    as(state)
    expect(await readEntrust(TERRITORY)).toBeNull()
    expect(await readEntrust({ territoryId: '1' })).toBeNull()
  },
)

test('the income grows while the keeper works, until the term is over', async () => {
  sandbox.setClock('2026-03-05 10:00:00')
  as('entrust_running,ends_soon')
  const before = await readEntrust(TERRITORY)
  sandbox.moveClock(19_000)
  expect(await readEntrust(TERRITORY)).toMatchObject({ status: 'RUNNING' })
  sandbox.moveClock(1000)
  expect(await readEntrust(TERRITORY)).toMatchObject({
    status: 'EXPIRED',
    endTime: before?.endTime,
  })
  as('entrust_running')
  sandbox.moveClock(60_000)
  expect((await readEntrust(TERRITORY))?.incomeToday).toBe((before?.incomeToday ?? NaN) + 2)
})

test('the entrust and a task of the keeper lead into the app', async () => {
  as()
  expect(await skipTask({ taskId: 'ENTRUST', from: 'entrust' })).toMatchObject({
    jumpType: 'APP',
    appPath: '/territory/entrust',
  })
  expect(await skipTask({ taskId: '35001', from: 'entrust' })).toMatchObject({ jumpType: 'APP' })
})
