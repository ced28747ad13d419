import { boolean, number, object, string } from 'valibot'
import { collection } from '@/sandbox/platform'
import { storedEvents } from '@/sandbox/tracking/handlers'
import { TASKS } from './tasks'
import type { TaskSeed } from './tasks'

const TaskRecord = object({
  uid: string(),
  taskId: string(),
  progress: number(),
  received: boolean(),
  /** Its reading page was opened. */
  opened: boolean(),
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

/** How far a person is with a task. */
export function stateOf(uid: string, taskId: string): TaskState {
  const record = find(uid, taskId)
  const start = findTask(taskId)?.progress ?? 0
  if (!record) return { progress: start, received: false }
  const read = hasRead(uid, taskId) ? 1 : 0
  return { progress: Math.max(start, record.progress, read), received: record.received }
}

/** The reading page has told so, by its burying point: the platform hears of a reading in no other way. */
function hasRead(uid: string, taskId: string): boolean {
  return storedEvents('trends-detail-quest').some(
    (event) =>
      event.caller === uid &&
      event.elementName === 'quest-done' &&
      event.extraInfo?.taskId === taskId,
  )
}

/** The reading tasks that a person has opened. */
export function openedBy(uid: string): string[] {
  return records.findMany((q) => q.where({ uid, opened: true })).map(({ taskId }) => taskId)
}

/** The person has opened the reading page for a task. */
export async function openReading(uid: string, taskId: string): Promise<void> {
  await save(uid, taskId, { opened: true })
}

export async function countVisit(uid: string, taskId: string): Promise<void> {
  await save(uid, taskId, { progress: 1 })
}

export async function markReceived(uid: string, taskId: string): Promise<void> {
  await save(uid, taskId, { received: true })
}

type Change = Partial<TaskState & { opened: boolean }>

async function save(uid: string, taskId: string, change: Change): Promise<void> {
  if (!find(uid, taskId)) {
    const { progress, received } = stateOf(uid, taskId)
    await records.create({ uid, taskId, progress, received, opened: false, ...change })
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
