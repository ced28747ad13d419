import type { TaskStatus, VerticalTask, TaskScene } from '@/api/tasks'
import { accountsOf } from '@/sandbox/account'
import type { Call } from '@/sandbox/serve/handle'
import { storedEvents } from '@/sandbox/tracking/handlers'

interface Progress {
  received?: boolean
  /** Its link was followed. */
  visited?: boolean
  /** Its reading page was opened. */
  opened?: boolean
}

const READ_POINTS = 20
/** These scenarios decide for all tasks that are not received. */
const FORCED: Readonly<Record<string, TaskStatus>> = {
  quest_done: 'DONE',
  quest_claimable: 'CLAIMABLE',
  quest_settling: 'DOING',
  quest_expired: 'EXPIRED',
  tasks_todo: 'TODO',
  tasks_claimable: 'CLAIMABLE',
  tasks_done: 'DONE',
  tasks_expired: 'EXPIRED',
}

/** By task id, in the order in which the person came to them. */
const accounts = accountsOf(() => new Map<string, Progress>())

export function findTask(taskId: string): Task | undefined {
  return TASKS.find((task) => task.taskId === taskId)
}

export function pointsOf(taskId: string): number {
  return findTask(taskId)?.points ?? READ_POINTS
}

export function saveProgress(call: Call, uid: string, taskId: string, change: Progress): void {
  const tasks = accounts.of(call, uid)
  tasks.set(taskId, { ...tasks.get(taskId), ...change })
}

/** The status of a task on every page; for a guest `uid` is ''. */
export function taskStatus(call: Call, uid: string, taskId: string): TaskStatus {
  if (accounts.of(call, uid).get(taskId)?.received) return 'DONE'
  const forced = Object.entries(FORCED).find(([name]) => call.scenario(name))?.[1]
  if (forced) return forced
  const count = countOf(call, uid, taskId)
  if (count >= (findTask(taskId)?.target ?? 1)) return 'CLAIMABLE'
  return count > 0 ? 'DOING' : 'TODO'
}

/** How often the person has done it. */
function countOf(call: Call, uid: string, taskId: string): number {
  const { visited, opened } = accounts.of(call, uid).get(taskId) ?? {}
  const isDone = visited || (opened && hasRead(uid, taskId))
  return Math.max(findTask(taskId)?.progress ?? 0, isDone ? 1 : 0)
}

/** The platform learns of a reading only by the tracking event of the reading page. */
function hasRead(uid: string, taskId: string): boolean {
  return storedEvents('trends-detail-quest').some(
    (event) =>
      event.caller === uid &&
      event.elementName === 'quest-done' &&
      event.extraInfo?.taskId === taskId,
  )
}

/** A scene's tasks for a person; MOMENT has those whose reading page was opened. */
export function tasksOf(call: Call, uid: string, scene: string | undefined): VerticalTask[] {
  const opened = [...accounts.of(call, uid)].filter(([, task]) => task.opened)
  const ids =
    scene === 'MOMENT'
      ? opened.map(([taskId]) => taskId)
      : TASKS.filter((task) => task.scene === scene).map(({ taskId }) => taskId)
  return ids.map((taskId) => taskOf(call, uid, taskId))
}

function taskOf(call: Call, uid: string, taskId: string): VerticalTask {
  const { title = '浏览动态', target = 1 } = findTask(taskId) ?? {}
  const status = taskStatus(call, uid, taskId)
  const isFull = status === 'CLAIMABLE' || status === 'DONE'
  return {
    taskId,
    title,
    rewardText: `${pointsOf(taskId)}积分`,
    progress: isFull ? target : Math.min(countOf(call, uid, taskId), target),
    target,
    status,
  }
}

interface Task {
  taskId: string
  /** NOVICE: a list of its own, of the plan for an account's first days. */
  scene: TaskScene | 'NOVICE'
  title: string
  /** Its reward. */
  points: number
  /** How often it has to be done; once by default. */
  target?: number
  /** How often every account has done it before. */
  progress?: number
  /** A page of the web (without the base path) or of the app. */
  jump: { jumpUrl: string } | { appPath: string }
  /** Following the link does it. */
  doneByVisit?: boolean
}

const visit = (jumpUrl: string) => ({ jump: { jumpUrl }, doneByVisit: true })
const inApp = (appPath: string) => ({ jump: { appPath } })
const reading = (momentId: string, taskId: string) => ({
  jump: { jumpUrl: `/trends-detail-quest?momentId=${momentId}&taskId=${taskId}` },
})

const SIGN_IN: readonly Omit<Task, 'scene'>[] = [
  { taskId: '31001', title: '浏览动态15秒', points: 20, ...reading('20004', '31001') },
  { taskId: '31002', title: '逛一逛好物兑换', points: 10, ...visit('/lh-exchange') },
  {
    taskId: '31003',
    title: '到访一颗星球',
    points: 10,
    progress: 1,
    ...visit('/plAce?planetId=40001'),
  },
  {
    taskId: '31004',
    title: '在App发布3条动态',
    points: 60,
    target: 3,
    progress: 2,
    ...inApp('/moment/publish'),
  },
]
const NEWCOMER: readonly Omit<Task, 'scene'>[] = [
  {
    taskId: '32001',
    title: '发布3条动态',
    points: 60,
    target: 3,
    progress: 1,
    ...inApp('/moment/publish'),
  },
  { taskId: '32002', title: '查看意见分排行榜', points: 20, ...visit('/opinionRanking') },
  { taskId: '32003', title: '读一读远方的来信', points: 20, ...reading('20004', '32003') },
  { taskId: '32004', title: '看看原住民计划', points: 30, ...visit('/original-resident') },
]

const NOVICE: readonly Omit<Task, 'scene'>[] = [
  { taskId: '33101', title: '完善个人资料', points: 20, ...inApp('/profile/edit') },
  { taskId: '33102', title: '完成一次签到', points: 20, ...visit('/sign-in') },
  { taskId: '33103', title: '看一条热门动态', points: 20, ...reading('20001', '33103') },
  {
    taskId: '33201',
    title: '到访一颗星球',
    points: 20,
    progress: 1,
    ...visit('/plAce?planetId=40001'),
  },
  { taskId: '33202', title: '发布第一条动态', points: 30, ...inApp('/moment/publish') },
  {
    taskId: '33203',
    title: '为动态点赞',
    points: 30,
    target: 3,
    progress: 2,
    ...inApp('/moment/hot'),
  },
  { taskId: '33301', title: '走进一块领地', points: 30, ...visit('/territory') },
  { taskId: '33302', title: '逛一逛好物兑换', points: 30, ...visit('/lh-exchange') },
]

/** The tasks that everybody has. */
const TASKS: readonly Task[] = [
  ...SIGN_IN.map((task): Task => ({ ...task, scene: 'SIGN_IN' })),
  ...NOVICE.map((task): Task => ({ ...task, scene: 'NOVICE' })),
  ...NEWCOMER.map((task): Task => ({ ...task, scene: 'NEWCOMER' })),
]
