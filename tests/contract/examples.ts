import { asRecord, parseJson } from '@/lib/storage/json'
import { parseStamp } from '@/sandbox/clock'
import { ready, reseed, reset } from '@/sandbox/platform'
import type { Call } from './contract'
import { requestFor } from './check/samples'
import { sandboxAnswer } from './sandboxAnswer'

/** What a person sends and gets. Lists are cut: an example shows what a row is, not how many there are. */
export interface Example {
  request: Record<string, unknown>
  answer: unknown
}

interface Given {
  values?: Record<string, unknown>
  /** The state of the sandbox in which it is a success with something in it. */
  state?: string
  /** The route of the page, where it is not the first that makes the call. */
  page?: string
  /** Who asks, where it is not the first of the platform's people. */
  who?: number
  /** What has been done before, by the calls' names. */
  before?: readonly string[]
}

const AT = '2026-11-26 10:00:00'
const FRIEND = '6144838402871835802'
const BIZ_NO = 'H5202611261000000001'
const LOGIN = { phone: '13800138000', smsCode: '123456', privacyVersion: 'V3' }
const EVENT = {
  eventTime: AT,
  pageName: 'sign-in',
  elementType: 'button',
  elementName: 'sign',
  extraInfo: { activityId: '1001' },
}

/** What a call needs beside the samples of the check, to be carried out by the sandbox. */
const GIVEN: Readonly<Record<string, Given>> = {
  'agent/apply': {
    values: { ...LOGIN, levelId: '101', name: '陈小星', city: '杭州市', privacyVersion: undefined },
  },
  'asset/give': { values: { assetIds: ['73001'], toUid: FRIEND, smsCode: LOGIN.smsCode } },
  'channel/channelLogin': { values: { ...LOGIN, channelCode: 'C1001' } },
  'channel/newChannelRecord': {
    values: { channelCode: 'C1001', visitorKey: 'v-1', landingPath: '/wake-up' },
  },
  'character/sendMessaage': {
    values: { npcId: '80001', sessionId: 's-1', clientMsgId: 'm-1', message: '你好' },
  },
  'eliminateGame/pickUpReward': { values: { packageId: '93001', packageType: 'GAME' } },
  rewardsSystemRepurchase: { values: { amount: 100 } },
  'firstRecommend/create': { values: { id: '1001' } },
  'fission/smsLogin': { values: LOGIN },
  'inventUser/addNewUserInfo': { values: { ...LOGIN, phone: '13700137000' } },
  'inventUser/receive': { values: { level: '1' }, state: 'stage_all' },
  'invite/generateQrCode': { values: { path: '/second-life-plan', params: {} } },
  'lhExchange/exchangeCommodity': { values: { productId: '70202', addressId: '72001' } },
  'passport/login': { values: LOGIN },
  'sms/sendSmsCode': { values: { scene: 'LOGIN' } },
  'market/buy': { values: { saleId: '760060', price: 138_320 } },
  'market/processTransaction': {
    values: { action: 'CREATE_WANT', itemId: '70010', price: 120_000, quantity: 1, days: 7 },
  },
  'order/addActOrder': { values: { goodsId: '76001', quantity: 1 } },
  'order/addOrder': { values: { skuId: '70001', quantity: 1, price: 19_900, useIntegral: 0 } },
  'order/getUnpaidOrder': { state: 'unpaid', page: '/asset-debut' },
  'order/get_biz_no': { values: { bizType: 'MARKET' } },
  'planet/visit': { values: { visitorKey: 'v-1' } },
  'fissionRedPacket/login': { values: LOGIN },
  'redPacketRain/appointmentInfo': {
    values: { action: 'APPOINT', roundId: '70102' },
    state: 'round_soon',
  },
  'registration/qrcode': { values: { scene: 'COMPETITION', page: '/competition' } },
  'secondLife/receiveActivityRewards': { values: { rewardId: '70103' }, state: 'stage_all' },
  'secondLife/sendActivityRewardMsg': {
    values: { rewardId: '70103' },
    state: 'stage_all',
    before: ['secondLife/receiveActivityRewards'],
  },
  'task/skip': { values: { taskId: '31001', from: 'sign-in' } },
  'verticalTask/receive': { values: { taskId: '31003' } },
  'territory/editGloryInTerritory': { values: { gloryId: '730001', text: '灯火可亲' } },
  'territory/saveGloryInTerritory': { values: { text: '灯火可亲' } },
  'territory/freeActivityApply': {
    values: { territoryId: '30007', applicantName: '陈小星' },
    who: 9,
    state: 'free',
  },
  'buriedPoint/open/save': { values: EVENT },
  'buriedPoint/save': { values: EVENT },
  'user/invitation': {
    values: { targetUid: FRIEND, scene: 'GUEST', refId: '40001', slotId: '2026112719' },
  },
}

/** The request of a call that the sandbox carries out. */
export function requestOf(call: Call): Record<string, unknown> {
  const has = (name: string) => call.fields.some((field) => field.name === name)
  return {
    ...requestFor(call, new Map()).values,
    ...(has('bizNo') && { bizNo: BIZ_NO }),
    ...GIVEN[call.name]?.values,
  }
}

/** The example of each call, by its name, as the sandbox answers at a fixed time: the same whenever it is made. */
export async function examplesOf(calls: readonly Call[]): Promise<Map<string, Example>> {
  const examples = new Map<string, Example>()
  const byName = new Map(calls.map((call) => [call.name, call]))
  await atRest(async () => {
    for (const call of calls) {
      await reset()
      const { before = [], ...asked } = GIVEN[call.name] ?? {}
      for (const name of before) {
        const earlier = byName.get(name)
        if (earlier) await sandboxAnswer(earlier, requestOf(earlier), asked)
      }
      const request = requestOf(call)
      const { text = '' } = (await sandboxAnswer(call, request, asked)) ?? {}
      examples.set(call.name, { request, answer: cut(parseJson(text)) })
    }
  })
  return examples
}

/** Works in a sandbox whose time stands still, and leaves a fresh one. */
export async function atRest<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date
  const time = parseStamp(AT)
  Date.now = () => time
  try {
    await ready()
    await reset()
    await reseed()
    return await work()
  } finally {
    Date.now = now
    await reset()
    await reseed()
  }
}

const MOST_ROWS = 2
const MOST_TEXT = 400

function cut(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_TEXT) return `${value.slice(0, MOST_TEXT)}…`
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(cut)
  const record = asRecord(value)
  if (!record) return value
  return Object.fromEntries(Object.entries(record).map(([name, part]) => [name, cut(part)]))
}
