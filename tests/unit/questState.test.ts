import { describe, expect, it } from 'vitest'
import type { MomentQuest } from '@/api/moment'
import { readSecondsOf, questStateOf } from '@/campaigns/trends-detail-quest/questState'
import type { QuestFacts } from '@/campaigns/trends-detail-quest/questState'

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
