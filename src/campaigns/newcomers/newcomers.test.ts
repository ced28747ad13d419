import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NoviceTask } from '@/api/novice'
import type { TaskStatus } from '@/api/tasks'
import { FRAMES, daysText, growthOf, planOf, rewardShare, tasksOf, viewOf } from './plan'
import { INITIAL_ORDER, inOrder, nextOrder } from './rowOrder'

const STATUSES = ['TODO', 'DOING', 'CLAIMABLE', 'DONE', 'EXPIRED'] as const
const task = (taskId: string, status: TaskStatus = 'TODO'): NoviceTask => ({
  taskId,
  status,
  title: '',
  desc: '',
  rewardText: '',
  progress: 0,
  target: 1,
})
const plan = (...groups: NoviceTask[][]) => ({
  daysLeft: 3,
  totalReward: 100,
  claimed: 20,
  groups: groups.map((tasks, index) => ({ groupId: String(index), title: '', tasks })),
})

describe('the plan', () => {
  test('without an answer it has no groups', () => {
    expect(planOf(null)).toEqual({ daysLeft: undefined, totalReward: 0, claimed: 0, groups: [] })
  })

  test('rows without an id, rows that come again and groups without rows are left out', () => {
    const { groups } = planOf(plan([task('1'), task('')], [task('1')], [task('2')]))
    expect(groups.map(({ tasks }) => tasks.map(({ taskId }) => taskId))).toEqual([['1'], ['2']])
  })

  test('groups with the same id stay two, and each has a title that fits a tab', () => {
    const answer = plan([task('1')], [task('2')])
    const twice = answer.groups.map((group) => ({ ...group, groupId: 'a', title: '很'.repeat(40) }))
    const { groups } = planOf({ ...answer, groups: twice })
    expect(groups.map(({ groupId }) => groupId)).toEqual(['0-a', '1-a'])
    expect(groups[0]?.title).toHaveLength(8)
    expect(planOf(answer).groups.map(({ title }) => title)).toEqual(['第1阶段', '第2阶段'])
  })
})

describe('the plant', () => {
  test('is a seed without anything done, and in bloom with everything', () => {
    expect(growthOf([])).toEqual({ done: 0, all: 0, frame: 0 })
    expect(growthOf([task('1'), task('2')]).frame).toBe(0)
    expect(growthOf([task('1', 'DONE'), task('2', 'CLAIMABLE')]).frame).toBe(FRAMES - 1)
    expect(growthOf([task('1', 'DONE'), task('2')])).toEqual({ done: 1, all: 2, frame: 3 })
  })

  test('grows with each task, and never beyond its frames', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...STATUSES), { maxLength: 60 }), (statuses) => {
        const tasks = statuses.map((status, index) => task(String(index), status))
        const { done, all, frame } = growthOf(tasks)
        expect(frame === 0).toBe(done === 0)
        expect(frame === FRAMES - 1).toBe(all > 0 && done === all)
        const more = growthOf(tasks.map((one, index) => (index === 0 ? task('0', 'DONE') : one)))
        expect(more.frame).toBeGreaterThanOrEqual(frame)
      }),
    )
  })
})

test('the share of the reward never leaves its bar', () => {
  expect(rewardShare({ claimed: 20, totalReward: 80 })).toBe(25)
  expect(rewardShare({ claimed: 900, totalReward: 80 })).toBe(100)
  expect(rewardShare({ claimed: 5, totalReward: 0 })).toBeUndefined()
})

test('the last day is called so, and nothing is said of days that nobody knows', () => {
  expect([daysText(5), daysText(0), daysText(undefined)]).toEqual([
    '还剩5天',
    '今天是最后一天',
    undefined,
  ])
})

describe('the view', () => {
  const user = (isNewUser?: boolean, isPending = false) => ({
    data: isNewUser === undefined ? undefined : { isNewUser },
    isPending,
  })
  test.each([
    ['tasks that are open', [task('1'), task('2', 'DONE')], user(false), 'tasks'],
    ['a task to receive', [task('1', 'CLAIMABLE'), task('2', 'DONE')], user(true), 'tasks'],
    ['all received', [task('1', 'DONE'), task('2', 'DONE')], user(true), 'finished'],
    ['received, and the rest gone', [task('1', 'DONE'), task('2', 'EXPIRED')], user(), 'finished'],
    ['nothing received, all gone', [task('1', 'EXPIRED')], user(), 'tasks'],
    ['no tasks for an old hand', [], user(false), 'over'],
    ['no tasks for a newcomer', [], user(true), 'empty'],
    ['no tasks, and nobody knows who', [], user(undefined), 'empty'],
    ['no tasks, and it is asked who', [], user(undefined, true), 'asking'],
  ] as const)('%s', (_, tasks, who, view) => {
    expect(viewOf(planOf(plan([...tasks])), who)).toBe(view)
  })
})

describe('a row that becomes ready', () => {
  const ids = (rows: readonly { taskId: string }[]) => rows.map(({ taskId }) => taskId)
  const before = [task('1'), task('2', 'DOING'), task('3', 'CLAIMABLE')]
  const seen = nextOrder(INITIAL_ORDER, before)

  test('comes to the top; one that was ready before stays where it is', () => {
    expect(inOrder(before, seen)).toEqual(before)
    const now = [task('1'), task('2', 'CLAIMABLE'), task('3', 'CLAIMABLE')]
    expect(ids(inOrder(now, nextOrder(seen, now)))).toEqual(['2', '1', '3'])
  })

  test('stays there when it is received, and is not raised again', () => {
    const ready = [task('1'), task('2', 'CLAIMABLE'), task('3', 'CLAIMABLE')]
    const both = [task('1', 'CLAIMABLE'), task('2', 'DONE'), task('3', 'DONE')]
    const again = [task('1', 'CLAIMABLE'), task('2', 'CLAIMABLE'), task('3', 'DONE')]
    const states = [ready, both, again].reduce(nextOrder, seen)
    expect(ids(inOrder(again, states))).toEqual(['1', '2', '3'])
  })

  test('nothing is new when nothing has changed', () => {
    expect(nextOrder(seen, before)).toBe(seen)
  })

  test('no row is lost or doubled, whatever comes', () => {
    const rows = fc.uniqueArray(
      fc.record({ taskId: fc.stringMatching(/^[1-9]$/), status: fc.constantFrom(...STATUSES) }),
      { selector: ({ taskId }) => taskId },
    )
    fc.assert(
      fc.property(fc.array(rows, { minLength: 1 }), (answers) => {
        const states = answers.reduce(nextOrder, INITIAL_ORDER)
        const last = answers.at(-1) ?? []
        const shown = inOrder(last, states)
        expect(ids(shown).sort()).toEqual(ids(last).sort())
        expect(new Set(states.top).size).toBe(states.top.length)
      }),
    )
  })
})

test('the tasks of all groups are found', () => {
  expect(tasksOf(plan([task('1')], [task('2')]))).toHaveLength(2)
})
