import { describe, expect, test } from 'vitest'
import { listCategories, queryFacilitators, showProvider } from '@/api/facilitator'
import { listReplies, listTopComments, lookUpMoment, readMomentDetail } from '@/api/moment'
import { saveOpenEvent } from '@/api/tracking'
import { okText, rawNumber, refuse, signedOut } from './answer'
import { day, dayStart, parseStamp, stamp } from './clock'
import { MOMENTS } from './moment/data'
import { oncePer } from './platform'
import { API_BASE, startSandbox, tokenOfPhone, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()

const HOME = { pageNo: 1, pageSize: 10 }
describe('envelopes', () => {
  test.each([
    ['/adminland/x', { statusCode: 200 }],
    ['/land/api/x', { statusCode: 200 }],
    ['/newcommerce/x', { statusCode: 200 }],
    ['/ucenter/api/x', { errorCode: 0 }],
    ['/acApi/x', { code: 200 }],
    ['/finance/x', { code: 200 }],
    ['/xfacade/api/x', { errorCode: 200 }],
  ])('%s', (path, mark) => {
    expect(JSON.parse(okText(path, { a: 1 }))).toMatchObject({ ...mark, data: { a: 1 } })
  })

  test('refusals carry 409, the code and its words', () => {
    expect(refuse(20_002).body).toEqual({
      statusCode: 409,
      code: 20_002,
      message: '手慢了，奖励已抢光',
    })
    expect(signedOut().body).toEqual({ code: 'S00000', message: '请先登录' })
  })

  test('a raw number keeps all its digits', () => {
    expect(okText('/adminland/x', { id: rawNumber('1760288135512481793') })).toContain(
      '"id":1760288135512481793',
    )
  })
})

test('the clock speaks Beijing time and can be moved', () => {
  expect(stamp(0)).toBe('1970-01-01 08:00:00')
  expect(parseStamp('2026-03-01 00:30:00')).toBe(Date.UTC(2026, 1, 28, 16, 30))
  sandbox.setClock('2026-12-31 23:59:58')
  expect(day()).toBe('2026-12-31')
  sandbox.moveClock(5000)
  expect(day()).toBe('2027-01-01')
  expect(stamp(dayStart(1))).toBe('2027-01-02 00:00:00')
})

test('the same business number has one effect', async () => {
  let times = 0
  const claim = () => oncePer('u1/claim/b1', () => (times += 1))
  expect([await claim(), await claim()]).toEqual([1, 1])
})

describe('providers', () => {
  test('five categories, more than forty providers, long ids with all digits', async () => {
    visit()
    const [groups, categories] = await Promise.all([queryFacilitators(HOME), listCategories()])
    expect(categories.map((category) => category.zoologyClassify)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
    ])
    expect(groups.map((group) => group.categoryName)).toEqual(
      categories.map((category) => category.categoryName),
    )
    const cards = groups.flatMap((group) => group.items)
    expect(cards.length).toBeGreaterThanOrEqual(40)
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
    const long = cards.filter((card) => card.id.length === 19)
    expect(long.length).toBeGreaterThanOrEqual(4)
    const { id, name } = long[0] ?? { id: '', name: '' }
    expect(await showProvider({ id })).toMatchObject({ id, name })
  })

  test('the page counts groups', async () => {
    visit()
    const second = await queryFacilitators({ pageNo: 2, pageSize: 2 })
    expect(second.map((group) => group.zoologyClassify)).toEqual(['3', '4'])
    expect(await queryFacilitators({ pageNo: 9, pageSize: 2 })).toEqual([])
  })

  test('unknown and unlisted providers are null', async () => {
    visit()
    expect(await showProvider({ id: '99999999' })).toBeNull()
    expect(await showProvider({ id: '50410' })).toBeNull()
    visit({ state: 'off_shelf' })
    expect(await showProvider({ id: '10001' })).toBeNull()
  })

  test('many, few and no cards', async () => {
    visit({ state: 'few_cards' })
    const few = await queryFacilitators(HOME)
    expect(few.map((group) => group.items.length)).toEqual([1, 0, 12, 2, 3])
    visit({ state: 'many' })
    const many = (await queryFacilitators(HOME)).flatMap((group) => group.items)
    expect(many).toHaveLength(300)
    visit({ state: 'empty' })
    expect(await queryFacilitators(HOME)).toEqual([])
  })
})

/** More digits than a double holds. */
const isLong = (id: string) => BigInt(id) > BigInt(Number.MAX_SAFE_INTEGER)

describe('moments', () => {
  test('sixty and more, each under its own id; threads of comments under most', async () => {
    visit()
    const ids = MOMENTS.map(({ momentId }) => momentId)
    const shown = await Promise.all(ids.map((momentId) => lookUpMoment({ momentId })))
    expect(shown.map((moment) => moment?.momentId)).toEqual(ids)
    expect(new Set(ids).size).toBeGreaterThanOrEqual(60)
    expect(ids.filter(isLong).length).toBeGreaterThanOrEqual(40)
    const ask = (momentId: string) =>
      listTopComments({ momentId, sort: 'HOT', pageNo: 1, pageSize: 100 })
    const comments = (await Promise.all(ids.map(ask))).map(({ list }) => list)
    const threads = comments.filter((list) => list.some(({ subPreview }) => subPreview.length > 0))
    expect(threads.length).toBeGreaterThanOrEqual(40)
    const commentIds = comments.flat().map(({ commentId }) => commentId)
    expect(new Set(commentIds).size).toBe(commentIds.length)
    expect(commentIds.filter((id) => !isLong(id))).toEqual([])
  })

  test('some ids travel as bare JSON numbers that a double would change', async () => {
    visit()
    const raw = MOMENTS.filter(({ rawId }) => rawId)
    expect(raw.length).toBeGreaterThanOrEqual(4)
    for (const { momentId } of raw) {
      const path = `/xfacade/api/facade/moment/getByMomentId?momentId=${momentId}`
      expect(await (await fetch(API_BASE + path)).text()).toContain(`"momentId":${momentId},`)
      expect(isLong(momentId)).toBe(true)
    }
    const body = JSON.stringify(HOME)
    const headers = { 'Content-Type': 'application/json' }
    const path = '/adminland/facilitator/query'
    const answer = await fetch(API_BASE + path, { method: 'POST', headers, body })
    const bare = [...(await answer.text()).matchAll(/"id":(\d{16,})/g)].map(([, id = '']) => id)
    expect(bare.filter(isLong).length).toBeGreaterThanOrEqual(4)
    const cards = (await queryFacilitators(HOME)).flatMap(({ items }) => items)
    expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining(bare))
  })

  test.each([
    ['20000', 0],
    ['20001', 1],
    ['20002', 2],
    ['20004', 4],
    ['20009', 9],
  ])('%s has %i pictures', async (momentId, count) => {
    visit()
    expect((await lookUpMoment({ momentId }))?.images).toHaveLength(count)
  })

  test('comment pages end, do not repeat, and sort', async () => {
    visit()
    const ids: string[] = []
    let likes = Number.POSITIVE_INFINITY
    for (let pageNo = 1; ; pageNo += 1) {
      const page = await listTopComments({ momentId: '20009', sort: 'HOT', pageNo, pageSize: 20 })
      expect(page.total).toBe(160)
      for (const comment of page.list) {
        expect(comment.likeCount).toBeLessThanOrEqual(likes)
        likes = comment.likeCount
        ids.push(comment.commentId)
      }
      if (!page.hasMore) break
    }
    expect(new Set(ids).size).toBe(160)
    const newest = await listTopComments({
      momentId: '20009',
      sort: 'NEW',
      pageNo: 1,
      pageSize: 100,
    })
    const times = newest.list.map((comment) => comment.createTime)
    expect(times).toEqual([...times].sort().reverse())
  })

  test('replies page by ten', async () => {
    visit()
    const { list } = await listTopComments({
      momentId: '20009',
      sort: 'HOT',
      pageNo: 1,
      pageSize: 100,
    })
    const top = list.find((comment) => comment.subCount === 27) ?? list[0]
    const commentId = top?.commentId ?? ''
    const page = (pageNo: number) => listReplies({ commentId, pageNo, pageSize: 10 })
    const pages = [await page(1), await page(2), await page(3)]
    expect(pages.map((one) => one.list.length)).toEqual([10, 10, 7])
    expect(pages.map((one) => one.hasMore)).toEqual([true, true, false])
    expect(pages[0]?.list.slice(0, 2)).toEqual(top?.subPreview)
  })

  test('the scenarios of a moment', async () => {
    const read = async (state: string) => {
      visit({ state })
      return lookUpMoment({ momentId: '20001' })
    }
    expect((await read('deleted'))?.status).toBe('DELETED')
    expect((await read('auditing'))?.status).toBe('AUDITING')
    expect((await read('images_9'))?.images).toHaveLength(9)
    expect((await read('long_text'))?.content.length).toBeGreaterThan(2500)
    const video = await read('video')
    expect(video?.images).toEqual([])
    const clip = await fetch(`http://localhost:3000${video?.videoUrl}`)
    expect(clip.headers.get('content-type')).toBe('video/mp4')
    visit({ state: 'comments_fail' })
    const comments = listTopComments({ momentId: '20001', sort: 'HOT', pageNo: 1, pageSize: 20 })
    await expect(comments).rejects.toMatchObject({ statusCode: 409 })
  })

  test('many comments have ids of their own', async () => {
    visit({ state: 'many' })
    const first = await listTopComments({
      momentId: '20001',
      sort: 'HOT',
      pageNo: 3,
      pageSize: 100,
    })
    expect(first).toMatchObject({ total: 300, hasMore: false })
    expect(new Set(first.list.map((comment) => comment.commentId)).size).toBe(100)
  })

  test('the quest comes with its task only', async () => {
    visit()
    const quest = async (taskId?: string) =>
      (await readMomentDetail({ momentId: '20001', ...(taskId && { taskId }) }))?.quest
    expect(await quest()).toBeNull()
    expect(await quest('77')).toMatchObject({ taskId: '77', readSec: 15, status: 'TODO' })
    visit({ state: 'quest_done' })
    expect(await quest('77')).toMatchObject({ status: 'DONE' })
  })
})

describe('the helper for tests', () => {
  test('sees requests: method, path, headers, body', async () => {
    visit({ phone: '13800138000' })
    await queryFacilitators(HOME)
    const [request] = sandbox.seen('/facilitator/query')
    expect(request).toMatchObject({ method: 'POST', path: '/adminland/facilitator/query' })
    expect(request?.body).toEqual(HOME)
    expect(request?.headers.authorization).toBe(`Bearer ${tokenOfPhone('13800138000')}`)
  })

  test('forgets requests and forced scenarios between tests', async () => {
    expect(sandbox.requests).toEqual([])
    visit()
    sandbox.useScenario('http_504@/appTitle')
    await expect(listCategories()).rejects.toMatchObject({ status: 504 })
    expect(await queryFacilitators(HOME)).toHaveLength(5)
    sandbox.useScenario()
    expect(await listCategories()).toHaveLength(5)
  })

  test('an answer that is lost was given all the same', async () => {
    visit({ state: 'cut_after' })
    const event = { eventTime: '2026-11-20 10:00:00', pageName: 'x', elementName: 'view' }
    await expect(saveOpenEvent({ ...event, elementType: 'page' })).rejects.toMatchObject({
      kind: 'network',
    })
    expect(sandbox.events('x')).toHaveLength(1)
  })
})
