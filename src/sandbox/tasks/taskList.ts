import type { TaskScene } from '@/api/tasks'

export interface Task {
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
export const TASKS: readonly Task[] = [
  ...SIGN_IN.map((task): Task => ({ ...task, scene: 'SIGN_IN' })),
  ...NOVICE.map((task): Task => ({ ...task, scene: 'NOVICE' })),
  ...NEWCOMER.map((task): Task => ({ ...task, scene: 'NEWCOMER' })),
]
