import { describe, expect, test } from 'vitest'
import type { Registrant } from '@/api/invitation'
import { invitedLine, invitedNote } from './invited'

describe('somebody who was invited', () => {
  const row: Registrant = {
    uid: '1',
    nickname: '小满',
    avatar: '',
    phoneMasked: '138****8000',
    registerTime: '2026-11-20 09:30:00',
    status: 'INVALID',
    rewardText: '20积分',
    reason: '同一设备重复注册',
  }
  test('a row says when, and why it does not count', () => {
    expect(invitedLine(row)).toBe('138****8000 · 2026-11-20 09:30')
    expect(invitedLine({ ...row, phoneMasked: '' })).toBe('2026-11-20 09:30')
    expect(invitedNote(row, true)).toBe('同一设备重复注册')
    expect(invitedNote({ ...row, status: 'VALID' }, true)).toBe('20积分')
    expect(invitedNote({ ...row, status: 'VALID', rewardText: '' }, true)).toBeUndefined()
  })

  test('where nothing may be said of rewards, a row still says why it does not count', () => {
    expect(invitedNote(row, false)).toBe('同一设备重复注册')
    expect(invitedNote({ ...row, status: 'VALID' }, false)).toBeUndefined()
  })
})
