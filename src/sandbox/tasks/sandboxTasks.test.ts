import { expect, test } from 'vitest'
import { readUserPoints } from '@/api/points'
import { listVerticalTasks, receiveVerticalTask, skipTask } from '@/api/tasks'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()
const PHONE = '13800138000'
const as = (state = '') => visit({ phone: PHONE, state })
const statusOf = async (taskId: string) =>
  (await listVerticalTasks({ scene: 'SIGN_IN' })).find((task) => task.taskId === taskId)?.status

test('following the link does a task, and its reward comes once', async () => {
  as()
  const { available } = await readUserPoints()
  await expect(receiveVerticalTask({ taskId: '31002', bizNo: 'a' })).rejects.toMatchObject({
    code: 20_003,
  })
  await skipTask({ taskId: '31002', from: 'sign-in' })
  expect(await statusOf('31002')).toBe('CLAIMABLE')
  await receiveVerticalTask({ taskId: '31002', bizNo: 'b' })
  expect((await readUserPoints()).available).toBe((available ?? NaN) + 10)
})

test('a received task stays received in the scenario that made it claimable', async () => {
  as('tasks_claimable')
  await receiveVerticalTask({ taskId: '31004', bizNo: 'a' })
  expect(await statusOf('31004')).toBe('DONE')
  await expect(receiveVerticalTask({ taskId: '31004', bizNo: 'b' })).rejects.toMatchObject({
    code: 20_001,
  })
})
