import type { UserInfo } from '@/api/login'
import type { NovicePlan, NoviceTask } from '@/api/novice'

/** A plan in which every group has an id and a title of its own, and every row can be done. */
export type Plan = NovicePlan

/** The page refetches by itself when it becomes visible again: the platform needs a moment to settle finished tasks. */
export const ON_RETURN = { refetchOnWindowFocus: false } as const

/** How long it waits for that: a page can also become visible and hidden quickly. */
export const RETURN_MS = 1000

/** Of a group, in characters: it is a tab among others. */
const TITLE_LENGTH = 8

const NO_PLAN: NovicePlan = { daysLeft: undefined, totalReward: 0, claimed: 0, groups: [] }

/**
 * The plan as the page shows it. A row without an id can be neither done nor received, and an id that comes again is
 * the same task: both are left out, and so is a group that has no row.
 */
export function planOf(answer: NovicePlan | null): Plan {
  const { groups, ...plan } = answer ?? NO_PLAN
  const known = new Set<string>()
  const isNew = ({ taskId }: NoviceTask) => {
    if (taskId === '' || known.has(taskId)) return false
    known.add(taskId)
    return true
  }
  const shown = groups
    .map((group, index) => ({
      // The index makes it unique: an id can be missing or repeated.
      groupId: `${index}-${group.groupId}`,
      title: Array.from(group.title).slice(0, TITLE_LENGTH).join('') || `第${index + 1}阶段`,
      tasks: group.tasks.filter(isNew),
    }))
    .filter(({ tasks }) => tasks.length > 0)
  return { ...plan, groups: shown }
}

export function tasksOf({ groups }: Pick<Plan, 'groups'>): NoviceTask[] {
  return groups.flatMap(({ tasks }) => tasks)
}

/** The drawing of the plant: a bare seed, then a leaf more with each share of the tasks, in bloom with all. */
export const FRAMES = 8

/** `done`: received, or ready to be. */
export function growthOf(tasks: readonly Pick<NoviceTask, 'status'>[]) {
  const done = tasks.filter(({ status }) => status === 'DONE' || status === 'CLAIMABLE').length
  const { length: all } = tasks
  const share = all === 0 ? 0 : done / all
  return { done, all, frame: done === 0 ? 0 : Math.max(1, Math.floor(share * (FRAMES - 1))) }
}

/** In percent, at most 100; undefined if the platform sends no total. */
export function rewardShare({ claimed, totalReward }: Pick<Plan, 'claimed' | 'totalReward'>) {
  return totalReward > 0 ? Math.min(100, Math.round((claimed / totalReward) * 100)) : undefined
}

export function daysText(daysLeft: number | undefined): string | undefined {
  if (daysLeft === undefined) return undefined
  return daysLeft === 0 ? '今天是最后一天' : `还剩${daysLeft}天`
}

/**
 * `over`: no longer a newcomer. `empty`: the platform has no tasks yet. `finished`: each task is received, or gone.
 * `asking`: there are no tasks, and the person is needed to decide which.
 */
export type PlanStatus = 'tasks' | 'finished' | 'over' | 'empty' | 'asking'

export function viewOf(
  plan: Pick<Plan, 'groups'>,
  user: { data: Pick<UserInfo, 'isNewUser'> | undefined; isPending: boolean },
): PlanStatus {
  const tasks = tasksOf(plan)
  if (tasks.length === 0) {
    if (user.isPending) return 'asking'
    return user.data && !user.data.isNewUser ? 'over' : 'empty'
  }
  const isGone = ({ status }: NoviceTask) => status === 'DONE' || status === 'EXPIRED'
  return tasks.every(isGone) && tasks.some(({ status }) => status === 'DONE') ? 'finished' : 'tasks'
}
