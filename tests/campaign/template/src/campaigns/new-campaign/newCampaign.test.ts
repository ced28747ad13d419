import { expect, test } from 'vitest'
import { actionOf, lineOf } from './newCampaign'

const visitor = (gift: 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'SOLD_OUT', giftDays = 0) => ({
  shell: 'READY' as const,
  loggedIn: true,
  campaign: { gift, giftDays },
})

test.each([
  ['CLAIMABLE', 'READY'],
  ['CLAIMED', 'CLAIMED'],
  ['SOLD_OUT', 'SOLD_OUT'],
  ['LOCKED', 'LOCKED'],
] as const)('a gift that is %s: the action is %s', (gift, action) => {
  expect(actionOf(visitor(gift))).toBe(action)
})

test('the end counts before the login, and the login before the gift', () => {
  const guest = { ...visitor('CLAIMED'), loggedIn: false }
  expect(actionOf(guest)).toBe('GUEST')
  expect(actionOf({ ...guest, shell: 'ENDED' })).toBe('ENDED')
  expect(actionOf({ shell: 'GUEST', loggedIn: true, campaign: undefined })).toBe('GUEST')
})

test.each([
  [visitor('CLAIMABLE'), '打开你的第一份礼物'],
  [visitor('CLAIMABLE', 3), '已经收到3份礼物'],
  [visitor('CLAIMED', 4), '已经收到4份礼物，明天再来'],
  [visitor('SOLD_OUT', 3), '今天的礼物送完了，明天早点来'],
  [{ ...visitor('CLAIMABLE'), loggedIn: false }, '登录后，每天可以打开一份礼物'],
  [{ ...visitor('CLAIMABLE'), shell: 'ENDED' as const }, '谢谢你来过，下次再见'],
])('%o reads %s', (given, line) => {
  expect(lineOf(given)).toBe(line)
})
