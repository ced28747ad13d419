import { describe, expect, test } from 'vitest'
import { passportLogin } from '@/api/login'
import {
  applyForFree,
  editGlory,
  listTopTerritories,
  readApplyInfo,
  readApplyStatus,
  readProjectedRevenue,
  readTerritory,
  saveGlory,
} from '@/api/territory'
import { startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const ME = '13800138001'
const OTHER = '13800138002'
const FREE = '30007'
const DAY_MS = 86_400_000

const apply = (territoryId = FREE, bizNo = 'b1') =>
  applyForFree({ territoryId, applicantName: '张三', agree: true, bizNo })

describe('calls without auth', () => {
  test('send neither Authorization nor clientInfo', async () => {
    visit({ phone: ME })
    await readTerritory({ territoryId: FREE })
    await readProjectedRevenue({ territoryId: FREE, cycleDays: 7 })
    await listTopTerritories()
    expect(sandbox.requests).toHaveLength(3)
    for (const { headers } of sandbox.requests) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('clientinfo')
    }
  })

  test('an id keeps all its digits, an unknown one is nothing', async () => {
    visit()
    const long = '9007199254740993007'
    expect(await readTerritory({ territoryId: long })).toMatchObject({ territoryId: long })
    expect(await readTerritory({ territoryId: '1' })).toBeNull()
    expect(await readProjectedRevenue({ territoryId: '1', cycleDays: 7 })).toBeNull()
  })

  test('the top five are five, the most prosperous first', async () => {
    visit()
    const rows = await listTopTerritories()
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5])
    const prosperity = rows.map((row) => row.prosperity)
    expect(prosperity).toEqual([...prosperity].sort((one, other) => other - one))
  })

  test('a longer cycle yields more, and the sum is that of its sources', async () => {
    visit()
    const [week, month] = await Promise.all(
      ([7, 30] as const).map((cycleDays) =>
        readProjectedRevenue({ territoryId: '30001', cycleDays }),
      ),
    )
    expect(month?.maxAmount).toBeGreaterThan(week?.maxAmount ?? Infinity)
    expect(week?.items.reduce((sum, item) => sum + item.minAmount, 0)).toBe(week?.minAmount)
  })
})

describe('an application', () => {
  test('waits in the queue, is there afterwards, and closes the territory for others', async () => {
    visit({ phone: ME })
    expect(await apply()).toMatchObject({ status: 'PENDING', queueNo: 3 })
    expect(await readApplyStatus({ territoryId: FREE })).toMatchObject({
      status: 'PENDING',
      queueNo: 3,
    })
    expect(await readApplyStatus({})).toMatchObject({ territoryId: FREE })
    expect(await readTerritory({ territoryId: FREE })).toMatchObject({ status: 'APPLYING' })
    visit({ phone: OTHER })
    expect(await readApplyStatus({ territoryId: FREE })).toMatchObject({ status: 'NONE' })
    await expect(apply(FREE, 'b2')).rejects.toMatchObject({ code: 60_003 })
  })

  test('with the same number is the same one; another one is refused', async () => {
    visit({ phone: ME })
    expect(await apply(FREE, 'same')).toEqual(await apply(FREE, 'same'))
    await expect(apply(FREE, 'other')).rejects.toMatchObject({ code: 60_002 })
  })

  test('is decided after three days: the person is the lord', async () => {
    visit({ phone: ME })
    await apply()
    sandbox.moveClock(3 * DAY_MS + 1000)
    expect(await readApplyStatus({ territoryId: FREE })).toMatchObject({ status: 'APPROVED' })
    const territory = await readTerritory({ territoryId: FREE })
    expect(territory).toMatchObject({ status: 'OCCUPIED', lordName: '元友8001' })
    expect(await readApplyInfo({ territoryId: '30008' })).toMatchObject({
      canApply: false,
      reason: '你已是「桃源里」的领主，暂不能认领其他领地',
    })
  })

  test.each([
    ['a territory with a lord', '30001', 60_001],
    ['one that is not open', '30011', 60_003],
    ['one that costs something', '30009', 90_104],
    ['one that does not exist', '1', 90_101],
  ])('%s is refused', async (_, territoryId, code) => {
    visit({ phone: ME })
    await expect(apply(territoryId)).rejects.toMatchObject({ code })
  })

  test('needs a login', async () => {
    visit()
    await expect(apply()).rejects.toMatchObject({ code: 'S00000' })
    await expect(readApplyInfo({ territoryId: FREE })).rejects.toMatchObject({ code: 'S00000' })
  })

  test('somebody who has just registered lacks the real name; a free state asked for by name asks for none', async () => {
    visit()
    await passportLogin({ phone: ME, smsCode: '123456', loginType: 'SMS', privacyVersion: 'V3.2' })
    visit({ phone: ME })
    expect(await readApplyInfo({ territoryId: FREE })).toMatchObject({
      canApply: false,
      reason: '还有1项条件未满足',
    })
    for (const state of ['free', 'paid', 'expired', 'taken']) {
      visit({ phone: ME, state })
      expect(await readApplyInfo({ territoryId: FREE })).toMatchObject({ canApply: true })
    }
  })

  test('in a forced free state is there after a fresh load', async () => {
    visit({ phone: ME, state: 'free' })
    expect(await readTerritory({ territoryId: '30001' })).toMatchObject({ status: 'FREE' })
    await apply('30001')
    expect(await readTerritory({ territoryId: '30001' })).toMatchObject({ status: 'APPLYING' })
    expect(await readApplyStatus({ territoryId: '30001' })).toMatchObject({ status: 'PENDING' })
  })
})

describe('the plaque', () => {
  test('is the lord’s alone, keeps the new words and waits for its review', async () => {
    visit({ phone: ME })
    await expect(editGlory({ gloryId: '730001', text: '灯火可亲' })).rejects.toMatchObject({
      code: 90_105,
    })
    visit({ phone: ME, state: 'occupied_me' })
    await editGlory({ gloryId: '730001', text: '灯火可亲' })
    expect((await readTerritory({ territoryId: '30001' }))?.glory).toMatchObject({
      text: '灯火可亲',
      auditStatus: 'PENDING',
    })
  })

  test('can be engraved where there is none', async () => {
    visit({ phone: ME, state: 'occupied_me,no_glory' })
    expect((await readTerritory({ territoryId: '30001' }))?.glory).toBeNull()
    await saveGlory({ territoryId: '30001', text: '第一句话' })
    expect((await readTerritory({ territoryId: '30001' }))?.glory?.text).toBe('第一句话')
  })

  test('refuses what is too short, too long or sensitive', async () => {
    visit({ phone: ME, state: 'occupied_me' })
    const save = (text: string) => saveGlory({ territoryId: '30001', text })
    await expect(save('灯')).rejects.toMatchObject({ code: 90_106 })
    await expect(save('灯'.repeat(21))).rejects.toMatchObject({ code: 90_106 })
    await expect(save('加微信领取')).rejects.toMatchObject({ code: 70_001 })
  })
})
