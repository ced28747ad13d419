import type { Dao, DaoRow } from '@/api/arena'
import { stampMinute } from '@/lib/format/stamp'

export const TABS = [
  { id: 'moments', label: '动态', empty: '还没有动态' },
  { id: 'members', label: '成员', empty: '还没有成员' },
  { id: 'proposals', label: '提案', empty: '还没有提案' },
] as const
export type TabId = (typeof TABS)[number]['id']
export const TAB_IDS: readonly TabId[] = TABS.map(({ id }) => id)

/** The main button's action. */
export type Membership = 'join' | 'closed' | 'member' | 'manage'

/** An admin manages, a member has joined; others can join if the DAO takes members. */
export function membershipOf({
  role,
  joined,
  joinable,
}: Pick<Dao, 'role' | 'joined' | 'joinable'>): Membership {
  if (role === 'ADMIN') return 'manage'
  if (role === 'MEMBER' || joined) return 'member'
  return joinable ? 'join' : 'closed'
}

export const MEMBERSHIP_LABELS: Readonly<Record<Membership, string>> = {
  join: '加入DAO',
  closed: '暂不可加入',
  member: '已加入',
  manage: '管理',
}

/**
 * Whole percentages that sum to 100, by the largest remainder; of two equal remainders the first gets the point. Empty
 * without votes. Integer arithmetic throughout: nothing is rounded twice.
 */
export function percentsOf(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total <= 0) return []
  const rests = votes.map((count) => (count * 100) % total)
  const floors = votes.map((count, at) => (count * 100 - (rests[at] ?? 0)) / total)
  const missing = 100 - floors.reduce((sum, floor) => sum + floor, 0)
  const order = rests.map((rest, at) => ({ rest, at })).sort((one, other) => other.rest - one.rest)
  const raised = new Set(order.slice(0, missing).map(({ at }) => at))
  return floors.map((floor, at) => (raised.has(at) ? floor + 1 : floor))
}

export const PROPOSAL_STATES = {
  OPEN: { text: '进行中', tone: 'accent' },
  PASSED: { text: '已通过', tone: 'success' },
  REJECTED: { text: '未通过', tone: 'danger' },
  WITHDRAWN: { text: '已撤回', tone: 'plain' },
} as const satisfies Record<DaoRow['status'], object>

/** When it ends or has ended, as the platform sent it; '' if it did not. */
export function endText({ status, endTime }: Pick<DaoRow, 'status' | 'endTime'>): string {
  const time = stampMinute(endTime)
  if (time === '') return ''
  return status === 'OPEN' ? `${time} 截止` : `${time} 结束`
}
