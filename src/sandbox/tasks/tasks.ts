import type { TaskScene } from '@/api/tasks'

export interface TaskSeed {
  taskId: string
  scene: TaskScene
  title: string
  /** What it earns, in points. */
  points: number
  /** How often it has to be done. */
  target: number
  /** How often everybody has done it already. */
  progress?: number
  /** A page of the web (without the base path) or of the app. */
  jump: { jumpUrl: string } | { appPath: string }
  /** `visit`: following its link does it. `read`: the reading page does it. Others are done in the app. */
  doneBy: 'visit' | 'read' | 'app'
}

const reading = (momentId: string, taskId: string) => ({
  jumpUrl: `/trends-detail-quest?momentId=${momentId}&taskId=${taskId}`,
})

/** The tasks that everybody has. */
export const TASKS: readonly TaskSeed[] = [
  {
    taskId: '31001',
    scene: 'SIGN_IN',
    title: '浏览动态15秒',
    points: 20,
    target: 1,
    jump: reading('20004', '31001'),
    doneBy: 'read',
  },
  {
    taskId: '31002',
    scene: 'SIGN_IN',
    title: '逛一逛好物兑换',
    points: 10,
    target: 1,
    jump: { jumpUrl: '/lh-exchange' },
    doneBy: 'visit',
  },
  {
    taskId: '31003',
    scene: 'SIGN_IN',
    title: '到访一颗星球',
    points: 10,
    target: 1,
    progress: 1,
    jump: { jumpUrl: '/plAce' },
    doneBy: 'visit',
  },
  {
    taskId: '31004',
    scene: 'SIGN_IN',
    title: '在App发布3条动态',
    points: 60,
    target: 3,
    progress: 2,
    jump: { appPath: '/moment/publish' },
    doneBy: 'app',
  },
  {
    taskId: '32001',
    scene: 'NEWCOMER',
    title: '完善个人资料',
    points: 20,
    target: 1,
    jump: { appPath: '/profile/edit' },
    doneBy: 'app',
  },
  {
    taskId: '32002',
    scene: 'NEWCOMER',
    title: '完成一次签到',
    points: 20,
    target: 1,
    jump: { jumpUrl: '/sign-in' },
    doneBy: 'visit',
  },
  {
    taskId: '32003',
    scene: 'NEWCOMER',
    title: '看一条热门动态',
    points: 20,
    target: 1,
    jump: reading('20001', '32003'),
    doneBy: 'read',
  },
  {
    taskId: '32004',
    scene: 'NEWCOMER',
    title: '走进一块领地',
    points: 30,
    target: 1,
    jump: { jumpUrl: '/territory' },
    doneBy: 'visit',
  },
]

/** Where a task leads that is none of these: entrusting a territory is done in the app. */
export const OTHER_JUMPS: Readonly<Record<string, TaskSeed['jump']>> = {
  ENTRUST: { appPath: '/territory/entrust' },
}
