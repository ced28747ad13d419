import { describe, expect, it } from 'vitest'
import type { MomentQuest, QuestMoment } from '@/api/moment'
import {
  isDecided,
  questFor,
  questStateOf,
  questTitle,
  readSecondsOf,
  statusIn,
} from './questState'
import type { VerticalTask } from '@/api/tasks'
import type { QuestFacts } from './questState'

const quest: MomentQuest = { taskId: '1', readSec: 15, rewardText: '20积分', status: 'TODO' }
const facts = (change: Partial<QuestFacts> = {}): QuestFacts => ({
  quest,
  loggedIn: true,
  status: undefined,
  read: false,
  ...change,
})

describe('the state of a quest', () => {
  it.each([
    [facts({ quest: null }), 'NONE'],
    [facts(), 'READING'],
    [facts({ loggedIn: false }), 'GUEST'],
    [facts({ loggedIn: false, read: true }), 'GUEST'],
    [facts({ read: true }), 'FINISHED'],
    [facts({ status: 'CLAIMABLE' }), 'FINISHED'],
    [facts({ status: 'DOING', read: true }), 'FINISHED'],
    [facts({ quest: { ...quest, status: 'CLAIMABLE' } }), 'FINISHED'],
    [facts({ quest: { ...quest, status: 'CLAIMABLE' }, status: 'DONE' }), 'DONE'],
    [facts({ quest: { ...quest, status: 'DONE' }, read: true }), 'DONE'],
    [facts({ quest: { ...quest, status: 'DONE' }, loggedIn: false }), 'DONE'],
    [facts({ status: 'EXPIRED', read: true }), 'EXPIRED'],
  ] as const)('%j is %s', (given, state) => expect(questStateOf(given)).toBe(state))

  it.each([
    [15, 15],
    [0, 15],
    [-3, 15],
    [0.4, 15],
    [1, 1],
    [29.6, 30],
    [1e9, 600],
  ])('%d seconds to read are %d', (readSec, seconds) =>
    expect(readSecondsOf({ ...quest, readSec })).toBe(seconds),
  )
})

describe('the task of the page', () => {
  const moment = (change: Partial<QuestMoment> = {}) =>
    ({ status: 'NORMAL', quest, ...change }) as QuestMoment

  it.each([
    [undefined, moment()],
    ['', moment()],
    ['7', moment({ quest: null })],
    ['7', moment({ status: 'DELETED' })],
    ['7', moment({ status: 'AUDITING' })],
    ['7', null],
    ['7', undefined],
  ])('is none for %j and %j', (taskId, given) => expect(questFor(taskId, given)).toBeNull())

  it.each(['1', '', '999'])('has the address’s id, also where its own is %j', (own) =>
    expect(questFor('7', moment({ quest: { ...quest, taskId: own } }))).toEqual({
      ...quest,
      taskId: '7',
    }),
  )
})

it('is found in the person’s list by its id', () => {
  const tasks = [
    { taskId: '1', status: 'TODO' },
    { taskId: '2', status: 'DONE' },
  ] as VerticalTask[]
  expect([statusIn(tasks, '2'), statusIn(tasks, '3')]).toEqual(['DONE', undefined])
  expect(statusIn(undefined, '2')).toBeUndefined()
})

it('says how long to read, and for what', () => {
  expect(questTitle(15, '20积分')).toBe('浏览15秒 得20积分')
  expect(questTitle(15, '')).toBe('浏览15秒 完成任务')
})

it.each([
  ['CLAIMABLE', true],
  ['DONE', true],
  ['EXPIRED', true],
  ['TODO', false],
  ['DOING', false],
  [undefined, false],
] as const)('%s is the platform’s last word: %s', (status, decided) =>
  expect(isDecided(status)).toBe(decided),
)
