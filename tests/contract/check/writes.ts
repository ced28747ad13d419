import { newBizNo } from '@/lib/bizNo'
import { asRecord } from '@/lib/storage/json'
import type { Call } from '../contract'
import { perform, type Platform, type Result } from './ask'
import { paramOf, requestFor, type Sent } from './samples'
import { WRITE_SAMPLES } from './writeSamples'

interface Step {
  call: string
  /** Replaces the samples. */
  values?: Record<string, unknown>
}

/**
 * A realistic order: login, the usual actions, logout. The calls that only read are there for the ids that the next one
 * needs.
 */
const STEPS: readonly Step[] = [
  { call: 'sms/sendSmsCode' },
  { call: 'passport/login' },
  { call: 'passport/getAuthorization' },
  { call: 'buriedPoint/open/save' },
  { call: 'buriedPoint/save' },
  { call: 'channel/newChannelRecord' },
  { call: 'planet/visit' },
  { call: 'activitySign/daySign' },
  { call: 'verticalTask/list' },
  { call: 'task/skip' },
  { call: 'verticalTask/receive' },
  { call: 'order/get_biz_no' },
  { call: 'order/addOrder' },
  { call: 'order/get_biz_no' },
  { call: 'lhExchange/findActivityGoods' },
  { call: 'order/addActOrder' },
  { call: 'order/get_biz_no' },
  { call: 'lhExchange/commodityList' },
  { call: 'lhExchange/findAddressList' },
  { call: 'lhExchange/exchangeCommodity' },
  { call: 'order/get_biz_no' },
  { call: 'market/processTransaction' },
  { call: 'order/get_biz_no' },
  { call: 'market/wantBuyTradeList', values: { mine: true, pageNo: 1, pageSize: 10 } },
  { call: 'market/processTransaction', values: { action: 'CANCEL_WANT', tradeId: '', bizNo: '' } },
  { call: 'order/get_biz_no' },
  { call: 'market/listByItem' },
  { call: 'market/buy' },
  { call: 'order/get_biz_no' },
  { call: 'rewardsSystemRepurchase' },
  { call: 'order/get_biz_no' },
  { call: 'asset/give' },
  { call: 'invite/generateQrCode' },
  { call: 'inventUser/pullNewQRcode' },
  { call: 'inventUser/receive' },
  { call: 'registration/qrcode' },
  { call: 'user/invitation' },
  { call: 'character/sendMessaage' },
  { call: 'firstRecommend/create' },
  { call: 'redPacketRain/appointmentInfo' },
  { call: 'eliminateGame/pickUpReward' },
  { call: 'secondLife/generateQrcode' },
  { call: 'secondLife/receiveActivityRewards' },
  { call: 'secondLife/sendActivityRewardMsg' },
  { call: 'territory/freeActivityApply' },
  { call: 'territory/saveGloryInTerritory' },
  { call: 'territory/editGloryInTerritory' },
  { call: 'agent/apply' },
  { call: 'fission/smsLogin' },
  { call: 'fissionRedPacket/login' },
  { call: 'channel/channelLogin' },
  { call: 'inventUser/addNewUserInfo' },
]
const LAST: Step = { call: 'passport/logout' }

/** Calls that are not in the order do not depend on others. */
function stepsFor(calls: readonly Call[]): Step[] {
  const known = new Set([...STEPS, LAST].map(({ call }) => call))
  const others = calls.filter(({ name, isSafe }) => !isSafe && !known.has(name))
  return [...STEPS, ...others.map(({ name }) => ({ call: name })), LAST]
}

/** Goes through the calls that write, one after the other, and prints before each what it will do. */
export async function write(
  calls: readonly Call[],
  platform: Platform,
  print: (text: string) => void,
): Promise<Result[]> {
  const byName = new Map(calls.map((call) => [call.name, call]))
  const results: Result[] = []
  const learned = new Map<string, unknown>()
  for (const step of stepsFor(calls)) {
    const call = byName.get(step.call)
    if (!call) continue
    const sent = requestOf(call, step, learned, platform)
    print(
      `${call.method} ${call.path}: ${call.note || call.name}\n    ${JSON.stringify(sent.values)}`,
    )
    const token = textOf(learned.get('accessToken')) ?? platform.token
    const result = await perform(call, sent, { ...platform, token })
    // One number, one intent; and a price is that of the row before.
    if (!call.isSafe) for (const name of ['bizNo', 'price']) learned.delete(name)
    learn(result.data, learned)
    results.push(result)
  }
  return results
}

function requestOf(
  call: Call,
  { values: own }: Step,
  learned: ReadonlyMap<string, unknown>,
  { params }: Platform,
): Sent {
  const { values: samples, guessed } = requestFor(call, params)
  const values: Record<string, unknown> = own ?? { ...samples, ...WRITE_SAMPLES[call.name] }
  const needed = call.fields.filter(({ name }) => name in values)
  const known = needed.map((field) => {
    const number = field.name === 'bizNo' ? newBizNo() : undefined
    const value = paramOf(call, field, params) ?? learned.get(field.name) ?? number
    return [field.name, value ?? values[field.name]] as const
  })
  const request = { ...values, ...Object.fromEntries(known) }
  const isKnown = (name: string) => name in (WRITE_SAMPLES[call.name] ?? {}) || learned.has(name)
  return { values: request, guessed: guessed.filter((name) => name !== 'bizNo' && !isKnown(name)) }
}

const LEARNED = /^(?:accessToken|price)$|(?:Id|No)$/

/** Ids, numbers and prices of an answer, or of the first row of one: what the next calls send. */
function learn(data: unknown, learned: Map<string, unknown>): void {
  const rows = Array.isArray(data) ? data : asRecord(data)?.list
  const record = asRecord(Array.isArray(rows) ? rows[0] : data) ?? {}
  for (const [name, value] of Object.entries(record))
    if (LEARNED.test(name) && value !== '' && value !== null) learned.set(name, value)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
