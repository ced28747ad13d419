import { describe, expect, test } from 'vitest'
import {
  generateQrCode,
  listRegistrants,
  pullNewQrCode,
  readClaimButtons,
  readPromotionNumber,
  readSharedUser,
  receiveReward,
  refreshRegistrants,
} from '@/api/invitation'
import { passportLogin, readUserInfo } from '@/api/login'
import { parseServerTime } from '@/lib/serverClock'
import { person } from '@/sandbox/users'
import { startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()

const PHONE = '13800138000'
const FIRST = { pageNo: 1, pageSize: 20 }
const as = (state = '', phone = PHONE) => visit({ phone, state })
const statuses = async () => (await readClaimButtons({})).buttons.map(({ status }) => status)
const claim = (level: string, bizNo: string) => receiveReward({ level, bizNo })

describe('the ladder', () => {
  test('a claim changes the tier, and its business number gives once', async () => {
    as()
    expect(await readClaimButtons({})).toMatchObject({ validInvited: 4 })
    expect(await statuses()).toEqual(['CLAIMABLE', 'CLAIMABLE', 'LOCKED', 'LOCKED', 'LOCKED'])
    const [one, again] = await Promise.all([claim('2', 'a'), claim('2', 'a')])
    expect(again).toEqual(one)
    expect(one).toMatchObject({ name: '星空明信片', type: 'ASSET', status: 'PROCESSING' })
    await expect(claim('2', 'b')).rejects.toMatchObject({ code: 20_001 })
    await expect(claim('3', 'c')).rejects.toMatchObject({ code: 20_003 })
    await expect(claim('99', 'd')).rejects.toMatchObject({ code: 20_003 })
    expect(await statuses()).toEqual(['CLAIMABLE', 'CLAIMED', 'LOCKED', 'LOCKED', 'LOCKED'])
    as('', '13800138001')
    expect(await statuses()).toEqual(['CLAIMABLE', 'CLAIMABLE', 'LOCKED', 'LOCKED', 'LOCKED'])
  })

  test('the newcomer’s gift is a stage of its own', async () => {
    as('stage_0')
    const gift = await receiveReward({ stageId: 'newcomer', bizNo: 'n' })
    expect(gift.name).toBe('新人探索礼包')
    await expect(receiveReward({ stageId: 'newcomer', bizNo: 'm' })).rejects.toMatchObject({
      code: 20_001,
    })
  })

  test.each([
    ['somebody who has been here for long', '', '13900000103'],
    ['whoever a tester says is no newcomer', 'old_user', PHONE],
  ])('the newcomer’s gift is not for %s', async (_, state, phone) => {
    as(state, phone)
    await expect(receiveReward({ stageId: 'newcomer', bizNo: 'n' })).rejects.toMatchObject({
      code: 20_003,
    })
  })

  test.each([
    ['stage_0', 0, ['LOCKED', 'LOCKED', 'LOCKED', 'LOCKED', 'LOCKED']],
    ['stage_mid', 4, ['CLAIMED', 'CLAIMABLE', 'LOCKED', 'LOCKED', 'LOCKED']],
    ['stage_all', 24, ['CLAIMABLE', 'CLAIMABLE', 'CLAIMABLE', 'CLAIMABLE', 'CLAIMABLE']],
    ['stage_sold', 4, ['SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT']],
  ])('%s', async (state, valid, expected) => {
    as(state)
    expect((await readClaimButtons({})).validInvited).toBe(valid)
    expect(await statuses()).toEqual(expected)
    expect((await listRegistrants(FIRST)).validTotal).toBe(valid)
    expect((await readPromotionNumber({})).mine).toBe(valid)
  })

  test('a sold-out tier says so', async () => {
    as('stage_sold')
    await expect(claim('1', 'x')).rejects.toMatchObject({ code: 20_002 })
  })

  test('guests are signed out', async () => {
    visit()
    await expect(readClaimButtons({})).rejects.toMatchObject({ code: 'S00000' })
    await expect(claim('1', 'x')).rejects.toMatchObject({ code: 'S00000' })
    expect(await readPromotionNumber({})).toMatchObject({ mine: 0, total: 12_846 })
  })
})

describe('the invited', () => {
  test('the latest first, phones masked, and one status alone', async () => {
    as()
    const { list, total, validTotal } = await listRegistrants(FIRST)
    expect([list.length, total, validTotal]).toEqual([7, 7, 4])
    const times = list.map(({ registerTime }) => registerTime)
    expect(times).toEqual([...times].sort().reverse())
    for (const row of list) expect(row.phoneMasked).toMatch(/^1\d{2}\*{4}\d{4}$/)
    expect(list.filter(({ status, reason }) => (status === 'INVALID') !== (reason !== ''))).toEqual(
      [],
    )
    const valid = await listRegistrants({ ...FIRST, status: 'VALID' })
    expect(valid.list.map(({ status }) => status)).toEqual(['VALID', 'VALID', 'VALID', 'VALID'])
    expect(valid.total).toBe(7)
  })

  test('many of them come in pages', async () => {
    as('many')
    const first = await listRegistrants(FIRST)
    const last = await listRegistrants({ pageNo: 15, pageSize: 20 })
    expect([first.total, first.hasMore, last.hasMore]).toEqual([300, true, false])
    const uids = [...first.list, ...last.list].map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(40)
  })

  test('somebody arrives with each refresh', async () => {
    as('invitee_arrives')
    const before = await refreshRegistrants(FIRST)
    const after = await refreshRegistrants(FIRST)
    expect(after.total).toBe(before.total + 1)
    expect(after.list[0]?.status).toBe('REGISTERED')
    expect(parseServerTime(after.refreshTime)).toBeDefined()
  })
})

test('whoever registers with a code is on its owner’s list', async () => {
  as()
  const { inviteCode } = await readUserInfo({})
  const join = (phone: string) =>
    passportLogin({
      phone,
      smsCode: '123456',
      loginType: 'SMS',
      inviteCode,
      privacyVersion: 'V1',
    })
  visit()
  await join('13655550001')
  await join('13655550001')
  as()
  const { total, list } = await listRegistrants(FIRST)
  expect(total).toBe(8)
  expect(list[0]).toMatchObject({ phoneMasked: '136****0001', status: 'REGISTERED' })
})

describe('who shares', () => {
  test('by code or by id; nobody for an unknown one', async () => {
    as()
    const me = await readUserInfo({})
    expect(await readSharedUser({ inviteCode: me.inviteCode })).toMatchObject({ uid: me.uid })
    const { uid, nickname } = person(3)
    visit()
    expect(await readSharedUser({ shareUid: uid })).toMatchObject({ nickname, valid: true })
    expect(await readSharedUser({ inviteCode: 'NOBODY99' })).toBeNull()
    expect(await readSharedUser({})).toBeNull()
    visit({ state: 'inviter_invalid' })
    expect(await readSharedUser({ shareUid: uid })).toMatchObject({ valid: false })
    visit({ state: 'inviter_unknown' })
    expect(await readSharedUser({ shareUid: uid })).toBeNull()
    as('self')
    expect(await readSharedUser({ shareUid: uid })).toMatchObject({ uid: me.uid })
  })
})

describe('codes', () => {
  test('lead to the page with what they were given, and with nothing else', async () => {
    as()
    const me = await readUserInfo({})
    const params = { landId: '7', inviteCode: me.inviteCode, token: 'secret' }
    const { qrcodeContent, expireAt } = await generateQrCode({ path: '/shareAddress', params })
    const url = new URL(qrcodeContent)
    expect(url.origin + url.pathname).toBe('http://localhost:3000/mfuwu/shareAddress')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      inviteCode: me.inviteCode,
      landId: '7',
    })
    expect(parseServerTime(expireAt)).toBeGreaterThan(Date.now())
    await expect(generateQrCode({ path: '//evil.com', params: {} })).rejects.toMatchObject({
      statusCode: 409,
    })
    expect(await pullNewQrCode({})).toMatchObject({ inviteCode: me.inviteCode })
  })

  test('expired, empty, bad, too often', async () => {
    const code = () => generateQrCode({ path: '/soul', params: {} })
    as('qr_expired')
    expect(parseServerTime((await code()).expireAt)).toBeLessThan(Date.now())
    as('qr_empty')
    expect((await code()).qrcodeContent).toBe('')
    as('qr_bad')
    expect((await code()).qrcodeContent).not.toMatch(/^http/)
    as('qr_limit')
    await expect(pullNewQrCode({})).rejects.toMatchObject({ code: 40_003 })
  })
})

test('a reset takes the claims back', async () => {
  as()
  await claim('1', 'a')
  sandbox.reset()
  expect((await statuses())[0]).toBe('CLAIMABLE')
})
