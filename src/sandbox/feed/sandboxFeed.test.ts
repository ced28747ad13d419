import { expect, test } from 'vitest'
import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import { lookUpMoment } from '@/api/moment'
import { person } from '@/sandbox/users'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

const page = { pageNo: 1, pageSize: FEED_PAGE_SIZE }

test('gives a page of what is published, the latest first', async () => {
  visit()
  const { list, hasMore } = await listHomeFeed({ scene: 'SOUL', ...page })
  expect(list).toHaveLength(FEED_PAGE_SIZE)
  expect(hasMore).toBe(true)
  const times = list.map(({ publishTime }) => publishTime)
  expect(times).toEqual([...times].sort().reverse())
  visit({ state: 'feed_0' })
  expect((await listHomeFeed({ scene: 'SOUL', ...page })).list).toEqual([])
})

test('gives a person’s own moments, and a companion’s', async () => {
  visit()
  const { uid, nickname } = person(2)
  const own = (await listUserMoments({ uid, ...page })).list
  expect(new Set(own.map(({ authorName }) => authorName))).toEqual(new Set([nickname]))
  const npc = (await listUserMoments({ uid: '80001', ...page })).list
  expect(new Set(npc.map(({ authorName }) => authorName))).toEqual(new Set(['星野']))
  const [moment] = npc
  expect((await lookUpMoment({ momentId: moment?.momentId ?? '' }))?.authorName).toBe('星野')
  const { list } = await listHomeFeed({ scene: 'SOUL', ...page })
  expect(list.map(({ authorName }) => authorName)).not.toContain('星野')
  expect((await listUserMoments({ uid: '1', ...page })).list).toEqual([])
})
