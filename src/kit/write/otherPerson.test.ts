import { expect, test } from 'vitest'
import { startWriter, timeout } from '@tests/support/giftWriter'

test('is not sent when somebody else is here before its number is, and says so, also on a page that is gone', async () => {
  const shown = { now: true }
  const { send, newNumber, notify, onRefused, write, names, here } = startWriter({ shown })
  newNumber.mockImplementationOnce(async () => {
    Object.assign(here, { person: 'B' })
    shown.now = false
    return 'number 1'
  })
  await write('stage 1')
  expect(send).not.toHaveBeenCalled()
  expect(onRefused).not.toHaveBeenCalled()
  expect(notify.mock.calls).toEqual([['登录账号已变化，刚才的操作没有提交']])
  expect(names.at(-1)).toBe('idle')
})

test('is not sent by whoever came while the last one was checked', async () => {
  const { send, checkApplied, newNumber, write, here } = startWriter()
  send.mockRejectedValueOnce(timeout())
  checkApplied.mockRejectedValueOnce(timeout()).mockImplementationOnce(async () => {
    Object.assign(here, { person: 'B' })
    return false
  })
  await write('stage 1')
  await write('stage 2')
  expect(send).toHaveBeenCalledOnce()
  expect(newNumber).toHaveBeenCalledOnce()
})
