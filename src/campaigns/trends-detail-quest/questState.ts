import type { MomentQuest } from '@/api/moment'
import type { TaskStatus } from '@/api/tasks'

/** Where the platform says nothing. */
const READ_SEC = 15
const LONGEST_READ_SEC = 600

export type QuestState =
  /** A plain reading page. */
  | 'NONE'
  /** Nobody is logged in: reading goes on, but it earns nothing. */
  | 'GUEST'
  /** The ring counts. */
  | 'READING'
  /** Read to the end, or the platform says so: the reward can be asked for. */
  | 'FINISHED'
  | 'DONE'
  | 'EXPIRED'

export interface QuestFacts {
  quest: MomentQuest | null
  loggedIn: boolean
  /** What the person's own task list says; it knows more than the moment does. */
  status: TaskStatus | undefined
  /** The ring has come round. */
  read: boolean
}

/** What the page shows of its task. The ring is a picture of the reading; the platform alone decides about the task. */
export function questStateOf({ quest, loggedIn, status, read }: QuestFacts): QuestState {
  if (!quest) return 'NONE'
  const known = status ?? quest.status
  if (known === 'DONE' || known === 'EXPIRED') return known
  if (!loggedIn) return 'GUEST'
  return known === 'CLAIMABLE' || read ? 'FINISHED' : 'READING'
}

/** Only then is there something to receive; until then the task is being settled. */
export function isClaimable(status: TaskStatus | undefined): boolean {
  return status === 'CLAIMABLE' || status === 'DONE'
}

/** Whole seconds to read. */
export function readSecondsOf({ readSec }: MomentQuest): number {
  return readSec >= 1 ? Math.min(Math.round(readSec), LONGEST_READ_SEC) : READ_SEC
}
