import { expect, it } from 'vitest'
import type { RewardPackage } from '@/api/eliminateGame'
import { isClaimed, packageAction, progressShare, progressText, withStatus } from './package'

const PACKAGE: RewardPackage = {
  packageId: '1',
  name: '礼包',
  img: '',
  need: 5,
  progress: 3,
  status: 'LOCKED',
  stockLeft: 1,
}

it.each([
  ['LOCKED', 'READY', '进度3/5', false],
  ['CLAIMABLE', 'READY', '领取', true],
  ['CLAIMED', 'READY', '已领取', false],
  ['SOLD_OUT', 'READY', '已抢光', false],
  ['CLAIMABLE', 'ENDED', '活动已结束', false],
  ['CLAIMABLE', 'NOT_STARTED', '敬请期待', false],
  ['CLAIMED', 'ENDED', '已领取', false],
] as const)('%s while the page is %s: 「%s」', (status, shell, label, isOpen) => {
  expect(packageAction({ ...PACKAGE, status }, shell)).toEqual({ label, isOpen })
})

it('shows no progress beyond its end, and none without an end', () => {
  expect(progressText({ progress: 9, need: 5 })).toBe('进度5/5')
  expect(progressText({ progress: 9, need: 0 })).toBe('未达成')
  expect(progressShare({ progress: 9, need: 5 })).toBe(1)
  expect(progressShare({ progress: 9, need: 0 })).toBe(0)
  expect(progressShare({ progress: 3, need: 5 })).toBe(0.6)
})

it('changes one package of the list', () => {
  const list = withStatus([PACKAGE, { ...PACKAGE, packageId: '2' }], '2', 'CLAIMED')
  expect(isClaimed(list, '2')).toBe(true)
  expect(isClaimed(list, '1')).toBe(false)
})
