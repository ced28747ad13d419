import { ApiError } from '@/api/core/ApiError'
import type { Write } from '@/kit/write/useWrite'
import { later } from './waits'

/** How a write ends. */
export interface WriteStory {
  id: string
  label: string
  /** What the call answers or rejects with. */
  send: () => Promise<void>
  /** What the platform says afterwards about a result that nobody knows. */
  checkApplied: () => Promise<boolean>
}

const ANSWER_MS = 1200

const reject = (error: unknown) => async () => {
  await later(ANSWER_MS)
  throw error
}
const timeout = reject(new ApiError('timeout', 'example/write'))
const notChecked = () => Promise.resolve(false)
const applied = (happened: boolean) => async () => {
  await later(ANSWER_MS)
  return happened
}

export const WRITE_STORIES: readonly [WriteStory, ...WriteStory[]] = [
  { id: 'done', label: '成功', send: () => later(ANSWER_MS), checkApplied: notChecked },
  {
    id: 'refused',
    label: '被拒绝',
    send: reject({ code: 20_002, message: '手慢了，奖励已抢光' }),
    checkApplied: notChecked,
  },
  { id: 'signedOut', label: '未登录', send: reject({ code: 'S00000' }), checkApplied: notChecked },
  { id: 'happened', label: '超时，其实已成功', send: timeout, checkApplied: applied(true) },
  { id: 'lost', label: '超时，没有发生', send: timeout, checkApplied: applied(false) },
  {
    id: 'unknown',
    label: '超时，查不到结果',
    send: timeout,
    checkApplied: reject(new ApiError('network', 'example/read')),
  },
]

/** Where a write is, in one word. */
export function phaseOf({ isPending, isUnknown }: Pick<Write<never>, 'isPending' | 'isUnknown'>) {
  if (isPending) return isUnknown ? 'checking' : 'submitting'
  return isUnknown ? 'unknown' : 'idle'
}
