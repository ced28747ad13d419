import type { MomentQuest, QuestMoment } from '@/api/moment'
import type { TaskStatus, VerticalTask } from '@/api/tasks'

/** The default if the platform sends no time. */
const READ_SEC = 15
const LONGEST_READ_SEC = 600

export type QuestState =
  /** A plain reading page. */
  | 'NONE'
  /** Not logged in: reading goes on, but it earns nothing. */
  | 'GUEST'
  /** The ring counts. */
  | 'READING'
  /** Read to the end, here or by the platform's status: the reward can be asked for. */
  | 'FINISHED'
  | 'DONE'
  | 'EXPIRED'

export interface QuestFacts {
  quest: MomentQuest | null
  loggedIn: boolean
  /** The status in the person's own task list; it is more precise than the moment's. */
  status: TaskStatus | undefined
  /** The ring is complete. */
  read: boolean
}

/**
 * The task of the moment: its id is in the address, its details in the answer. Without one of the two, and on a moment
 * that cannot be read, the page is a plain reading page.
 */
export function questFor(
  taskId: string | undefined,
  moment: QuestMoment | null | undefined,
): MomentQuest | null {
  if (!taskId || moment?.status !== 'NORMAL' || !moment.quest) return null
  return { ...moment.quest, taskId }
}

/** The state of the page's task. The ring only shows the reading; the platform alone decides about the task. */
export function questStateOf({ quest, loggedIn, status, read }: QuestFacts): QuestState {
  if (!quest) return 'NONE'
  const known = status ?? quest.status
  if (known === 'DONE' || known === 'EXPIRED') return known
  if (!loggedIn) return 'GUEST'
  return known === 'CLAIMABLE' || read ? 'FINISHED' : 'READING'
}

/** The reward can be received, or never will be: the platform need not be asked again. */
export function isDecided(status: TaskStatus | undefined): boolean {
  return status === 'CLAIMABLE' || status === 'DONE' || status === 'EXPIRED'
}

/** Whole seconds to read. */
export function readSecondsOf({ readSec }: MomentQuest): number {
  return readSec >= 1 ? Math.min(Math.round(readSec), LONGEST_READ_SEC) : READ_SEC
}

/** The status of a task in the person's own list; undefined if it is not in it. */
export function statusIn(
  tasks: readonly VerticalTask[] | undefined,
  taskId: string,
): TaskStatus | undefined {
  return tasks?.find((task) => task.taskId === taskId)?.status
}

export function questTitle(seconds: number, rewardText: string): string {
  return rewardText ? `浏览${seconds}秒 得${rewardText}` : `浏览${seconds}秒 完成任务`
}
