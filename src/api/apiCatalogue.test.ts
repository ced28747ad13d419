import { expect, test } from 'vitest'
import type { EndpointDescription } from './core/transport'
import { asRecord } from '@/lib/storage/json'

/** Every endpoint of the product, whoever added it. */
const modules = import.meta.glob<Record<string, unknown>>('/src/api/*.ts', { eager: true })
const ENDPOINTS = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)

function isEndpoint(value: unknown): value is EndpointDescription {
  if (typeof value !== 'function') return false
  const { path, auth } = value as unknown as Partial<EndpointDescription>
  return path !== undefined && auth !== undefined
}

const short = ({ method, path }: EndpointDescription) => `${method} ${path}`

/** Specification section 6: task skip, territory info, revenue and top five, arena, planet, moment and comments. */
const WITHOUT_AUTH = [
  'GET /acApi/task/skip',
  'GET /land/api/territory/info',
  'GET /land/api/territory/projectedRevenue',
  'GET /land/api/territory/topFive',
  'GET /xfacade/api/arena/latest',
  'POST /land/api/planet/visit',
  'GET /xfacade/api/facade/moment/detail',
  'GET /xfacade/api/facade/moment/comment/topList',
  'GET /xfacade/api/facade/moment/comment/subList',
]

/** Specification section 7: the calls whose method and path it gives whole. */
const GIVEN = [
  'POST /adminland/facilitator/query',
  'GET /adminland/facilitator/appTitle',
  'GET /adminland/facilitator/showOne/{id}',
  'GET /land/api/land/{id}',
  'GET /xfacade/api/facade/forbes/h5/getAnnualCourse',
  'POST /acApi/server/common/registration/qrcode',
  'POST /finance/redPacketRain/open/appointmentInfo',
  'POST /ucenter/api/sms/sendSmsCode',
  'POST /ucenter/api/passport/login',
  'GET /ucenter/api/passport/logout',
  'GET /acApi/activitySign/userSignStatus',
  'GET /acApi/activitySign/daySign',
  'POST /newcommerce/shop/assetScList',
  'POST /newcommerce/api/asset/give',
  'POST /finance/buriedPoint/save',
  'POST /finance/buriedPoint/open/save',
  'POST /acApi/api/firstRecommend/create/{id}',
]

test('the endpoints are found, each with a name and an address of its own', () => {
  expect(ENDPOINTS.length).toBeGreaterThan(30)
  expect(new Set(ENDPOINTS.map(({ name }) => name)).size).toBe(ENDPOINTS.length)
  expect(new Set(ENDPOINTS.map(short)).size).toBe(ENDPOINTS.length)
})

test('exactly the calls of the list go out without auth', () => {
  const omitted = ENDPOINTS.filter(({ auth }) => auth === 'omit').map(short)
  const listed = ENDPOINTS.map(short).filter((call) => WITHOUT_AUTH.includes(call))
  expect(omitted.sort()).toEqual(listed.sort())
  // What the specification names and a page asks for already; the arena and the planet come with their pages.
  expect(
    WITHOUT_AUTH.filter((call) => !omitted.includes(call) && !/arena|planet/.test(call)),
  ).toEqual([])
})

test('whatever says that its path and method are given is in the specification so', () => {
  const given = ENDPOINTS.filter((call) => call.given === 'path and method').map(short)
  expect(given.filter((call) => !GIVEN.includes(call))).toEqual([])
  const assumed = ENDPOINTS.filter((call) => call.given !== 'path and method').map(short)
  expect(assumed.filter((call) => GIVEN.includes(call))).toEqual([])
})

test.each([
  ['rewardSearch', 'GET'],
  ['rewardsToCashCampaign/config', 'GET'],
  ['finance/rewardsSystemRepurchase', 'POST'],
  ['rewardsSystemRepurchase/history', 'GET'],
])('%s is called with %s, as given', (end, method) => {
  const call = ENDPOINTS.find(({ path }) => path.endsWith(end))
  expect([call?.method, call?.given]).toEqual([method, 'method'])
})

test('get_biz_no, and nothing else, says where it comes from', () => {
  const says = (call: EndpointDescription) => 'X-Request-Source' in (asRecord(call.headers) ?? {})
  const [bizNo, ...others] = ENDPOINTS.filter(says)
  expect(bizNo?.path).toMatch(/\/get_biz_no$/)
  expect(others).toEqual([])
  expect(ENDPOINTS.filter(({ path }) => path.includes('get_biz_no'))).toHaveLength(1)
})

test('only the member-info call may go unlogged', () => {
  expect(ENDPOINTS.filter(({ memberInfo }) => memberInfo).map(({ name }) => name)).toEqual([
    'user/info',
  ])
})
