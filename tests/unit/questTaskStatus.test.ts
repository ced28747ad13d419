import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listVerticalTasks } from '@/api/tasks'
import type { TaskStatus, VerticalTask } from '@/api/tasks'
import { useTaskStatus } from '@/campaigns/trends-detail-quest/useTaskStatus'

vi.mock('@/api/tasks', () => ({ listVerticalTasks: vi.fn() }))

const tasks = (status: TaskStatus): VerticalTask[] => [
  { taskId: '7', title: '', rewardText: '', progress: 0, target: 1, status },
]

/** Every question of the hook, to be answered in any order. */
let questions: { resolve: (tasks: VerticalTask[]) => void; reject: (why: Error) => void }[]
beforeEach(() => {
  questions = []
  vi.mocked(listVerticalTasks).mockImplementation(
    () => new Promise((resolve, reject) => questions.push({ resolve, reject })),
  )
})

const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))
const answer = (question: number, status: TaskStatus) =>
  act(async () => questions[question]?.resolve(tasks(status)))
const start = (told = tasks('TODO')) =>
  renderHook((props) => useTaskStatus('7', props.told, props.loggedIn), {
    initialProps: { told, loggedIn: true },
  })

it('asks when the page is seen again, and not for guests', async () => {
  const { result, rerender } = start()
  comeBack()
  await answer(0, 'DONE')
  expect(result.current.status).toBe('DONE')
  rerender({ told: [], loggedIn: false })
  comeBack()
  expect(questions).toHaveLength(1)
})

it('an older answer that comes late changes nothing', async () => {
  const { result } = start()
  comeBack()
  comeBack()
  await answer(1, 'DONE')
  await answer(0, 'TODO')
  expect(result.current.status).toBe('DONE')
})

it('answers in their order are all taken', async () => {
  const { result } = start()
  comeBack()
  comeBack()
  await answer(0, 'DOING')
  expect(result.current.status).toBe('DOING')
  await answer(1, 'CLAIMABLE')
  expect(result.current.status).toBe('CLAIMABLE')
})

it('an answer that does not come takes nothing away', async () => {
  const { result } = start(tasks('CLAIMABLE'))
  comeBack()
  comeBack()
  await act(async () => questions[1]?.reject(new Error('no network')))
  expect(result.current.status).toBe('CLAIMABLE')
  await answer(0, 'DONE')
  expect(result.current.status).toBe('DONE')
})

it('what the page has loaded anew is newer than what was asked before', async () => {
  const { result, rerender } = start()
  comeBack()
  rerender({ told: tasks('DONE'), loggedIn: true })
  await answer(0, 'TODO')
  expect(result.current.status).toBe('DONE')
})

it('whoever asks is told, and the page shows it', async () => {
  const { result } = start()
  const told = result.current.ask()
  await answer(0, 'EXPIRED')
  expect(await told).toBe('EXPIRED')
  await waitFor(() => expect(result.current.status).toBe('EXPIRED'))
})
