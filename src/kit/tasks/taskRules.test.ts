import { describe, expect, test } from 'vitest'
import { progressText, taskActionOf, taskTitle, tasksToShow } from './taskRules'

describe('tasks', () => {
  const task = (status: 'TODO' | 'DOING' | 'CLAIMABLE' | 'DONE' | 'EXPIRED', taskId: string) => ({
    taskId,
    title: '',
    rewardText: '',
    progress: 0,
    target: 1,
    status,
  })

  test('what can be received stands first; the platform’s order holds within', () => {
    const sorted = tasksToShow([
      task('DONE', '1'),
      task('TODO', '2'),
      task('CLAIMABLE', '3'),
      task('TODO', '4'),
      task('EXPIRED', '5'),
      task('DOING', '6'),
    ])
    expect(sorted.map(({ taskId }) => taskId)).toEqual(['3', '6', '2', '4', '1', '5'])
  })

  test('what has no id, or one that is there already, is left out', () => {
    const shown = tasksToShow([task('CLAIMABLE', ''), task('TODO', '1'), task('DONE', '1')])
    expect(shown).toEqual([task('TODO', '1')])
  })

  test('a task without a title has one all the same', () => {
    expect(taskTitle({ title: '  ' })).toBe('神秘任务')
    expect(taskTitle({ title: '签到' })).toBe('签到')
  })

  test('each status has its word', () => {
    expect(taskActionOf(task('TODO', '1'))).toEqual({ label: '去完成', kind: 'go' })
    expect(taskActionOf(task('DOING', '1'))).toEqual({ label: '去完成', kind: 'go' })
    expect(taskActionOf(task('CLAIMABLE', '1'))).toEqual({ label: '领取', kind: 'receive' })
    expect(taskActionOf(task('DONE', '1'))).toEqual({ label: '已完成', kind: 'none' })
    expect(taskActionOf(task('EXPIRED', '1'))).toEqual({ label: '已过期', kind: 'none' })
  })

  test('progress never goes beyond its target, and one time needs none', () => {
    expect(progressText({ progress: 2, target: 3 })).toBe('2/3')
    expect(progressText({ progress: 9, target: 3 })).toBe('3/3')
    expect(progressText({ progress: 0, target: 1 })).toBe('')
    expect(progressText({ progress: 0, target: 0 })).toBe('')
  })
})
