import { boolean, number, object, string } from 'valibot'
import { now } from '@/sandbox/clock'
import { collection } from '@/sandbox/platform'
import { TASKS } from './tasks'
import type { TaskSeed } from './tasks'

const TaskRecord = object({
  uid: string(),
  taskId: string(),
  progress: number(),
  received: boolean(),
  /** When the reading page was first opened for it, epoch milliseconds; 0: never. */
  openedAt: number(),
  /** How long it has to be read; 0: it is not a reading task. */
  readSec: number(),
})

export interface TaskState {
  progress: number
  received: boolean
}

/** Begins when somebody first comes near a task. */
const records = collection(TaskRecord)

export const READ_POINTS = 20

export function findTask(taskId: string): TaskSeed | undefined {
  return TASKS.find((task) => task.taskId === taskId)
}

/** How far a person is with a task. Reading counts from the first opening: the platform goes by its own clock. */
export function stateOf(uid: string, taskId: string): TaskState {
  const record = find(uid, taskId)
  const start = findTask(taskId)?.progress ?? 0
  if (!record) return { progress: start, received: false }
  const read = record.openedAt > 0 && now() - record.openedAt >= record.readSec * 1000
  return { progress: Math.max(start, record.progress, read ? 1 : 0), received: record.received }
}

/** The reading tasks that a person has opened. */
export function openedBy(uid: string): string[] {
  const opened = records.findMany((q) => q.where({ uid, openedAt: (at) => at > 0 }))
  return opened.map(({ taskId }) => taskId)
}

/** The person has opened the reading page for a task. */
export async function openReading(uid: string, taskId: string, readSec: number): Promise<void> {
  const record = find(uid, taskId)
  if (record && record.openedAt > 0) return
  await save(uid, taskId, { openedAt: now(), readSec })
}

export async function countVisit(uid: string, taskId: string): Promise<void> {
  await save(uid, taskId, { progress: 1 })
}

export async function markReceived(uid: string, taskId: string): Promise<void> {
  await save(uid, taskId, { received: true })
}

type Change = Partial<TaskState & { openedAt: number; readSec: number }>

async function save(uid: string, taskId: string, change: Change): Promise<void> {
  if (!find(uid, taskId)) {
    const { progress, received } = stateOf(uid, taskId)
    await records.create({ uid, taskId, progress, received, openedAt: 0, readSec: 0, ...change })
    return
  }
  await records.update((q) => q.where({ uid, taskId }), {
    data(draft) {
      Object.assign(draft, change)
    },
  })
}

function find(uid: string, taskId: string) {
  return records.findFirst((q) => q.where({ uid, taskId }))
}
