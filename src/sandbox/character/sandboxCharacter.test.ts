import { expect, test } from 'vitest'
import { readCompanions, sendMessage } from '@/api/character'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'
import { LONG_LENGTH } from './replies'

const sandbox = startSandbox()

const as = (state = '') => visit({ phone: '13800138000', state })
const say = (message: string, clientMsgId = message) =>
  sendMessage({ npcId: '80001', sessionId: 's1', clientMsgId, message })

test('names one companion by its id, all of them without one, and nobody for an unknown id', async () => {
  as()
  expect((await readCompanions({ npcId: '80001' })).map(({ name }) => name)).toEqual(['星野'])
  expect((await readCompanions({ npcId: '900719925474099123' })).map(({ name }) => name)).toEqual([
    '雾屿',
  ])
  expect(await readCompanions({})).toHaveLength(5)
  expect(await readCompanions({ npcId: '1' })).toEqual([])
})

test('answers one message once, however often it is sent', async () => {
  as()
  const first = await say('今晚能看到什么星星？', 'a')
  expect(first.quotaLeft).toBe(29)
  expect(await say('今晚能看到什么星星？', 'a')).toEqual(first)
  expect((await say('讲个笑话', 'b')).quotaLeft).toBe(28)
})

test('refuses by its scenarios, and once the day’s messages are used up', async () => {
  as('ai_busy')
  expect(await refusal(say('在吗'))).toBe(70_003)
  as('ai_block')
  expect(await refusal(say('在吗'))).toBe(70_001)
  as('ai_quota_0')
  expect(await refusal(say('在吗'))).toBe(70_002)
  as('ai_quota_1')
  expect((await say('在吗')).quotaLeft).toBe(0)
  expect(await refusal(say('还在吗'))).toBe(70_002)
})

test('has the day’s messages again on the next day', async () => {
  sandbox.setClock('2026-11-23 23:59:00')
  as('ai_quota_0')
  expect(await refusal(say('在吗'))).toBe(70_002)
  sandbox.setClock('2026-11-24 00:01:00')
  expect((await say('在吗')).quotaLeft).toBe(29)
})

test('can talk for as long as the platform lets it', async () => {
  as('ai_long')
  expect((await say('讲讲灯塔')).text).toHaveLength(LONG_LENGTH)
})
