import type { TaskTarget, VerticalTask } from '@/api/tasks'
import { taskJumpOf } from '@/kit/tasks/taskJump'

export interface TaskStory {
  label: string
  taskId: string
  /** A fault of the sandbox for the call. */
  fault?: string
}

/** Tasks of the sandbox, by where they lead. */
export const TASK_STORIES: readonly TaskStory[] = [
  { label: '打开 H5 页（离开本页）', taskId: '31001' },
  { label: '打开 App 页', taskId: '31004' },
  { label: '没有去处，提示原因', taskId: '0' },
  { label: '失败，由页面提示', taskId: '31001', fault: 'http_500_blank' },
  { label: '失败，请求层已提示', taskId: '31001', fault: 'toast' },
  { label: '失败，登录已失效', taskId: '31001', fault: 'signed_out' },
]

const row = (
  taskId: string,
  title: string,
  status: VerticalTask['status'],
  progress = 0,
): VerticalTask => ({ taskId, title, status, progress, target: 3, rewardText: '20积分' })

/** A row in each status. */
export const ROW_STORIES: readonly VerticalTask[] = [
  row('31001', '还没开始', 'TODO'),
  row('31002', '做了一半', 'DOING', 2),
  row('31003', '可以领取', 'CLAIMABLE', 3),
  row('31004', '已经领取', 'DONE', 3),
  row('31005', '已经过期', 'EXPIRED', 1),
]

export interface JumpStory {
  label: string
  target: Omit<TaskTarget, 'taskId'>
}

const target = (change: Partial<TaskTarget>): JumpStory['target'] => ({
  jumpType: 'H5',
  jumpUrl: '',
  appPath: '',
  toast: '',
  ...change,
})

export const JUMP_STORIES: readonly JumpStory[] = [
  { label: '站内路径', target: target({ jumpUrl: '/sign-in' }) },
  { label: '站内完整地址', target: target({ jumpUrl: `${window.location.origin}/mfuwu/plAce` }) },
  { label: '站外网页', target: target({ jumpUrl: 'https://example.com/a' }) },
  { label: '不安全的地址', target: target({ jumpUrl: 'javascript:alert(1)' }) },
  { label: 'App 页', target: target({ jumpType: 'APP', appPath: '/moment/publish' }) },
  { label: '没有去处', target: target({ jumpType: 'NONE', toast: '任务已下线' }) },
]

/** Where a target leads, in one line. */
export function jumpLine(story: JumpStory): string {
  const jump = taskJumpOf(story.target)
  switch (jump.kind) {
    case 'route':
      return `路由 ${jump.to}`
    case 'web':
      return `网页 ${jump.href}`
    case 'app':
      return `App ${jump.path}`
    case 'toast':
      return `提示 ${jump.text}`
  }
}
