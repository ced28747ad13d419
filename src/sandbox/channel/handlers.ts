import { HttpResponse, http } from 'msw'
import { object, string } from 'valibot'
import type { InferOutput } from 'valibot'
import { channelLogin, newChannelRecord } from '@/api/channel'
import type { ChannelRecord } from '@/api/channel'
import { Refusal, refuse } from '@/sandbox/answer'
import { handle } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { loginBySms } from '@/sandbox/login/passport'
import { collection, ready } from '@/sandbox/platform'

const StoredRecord = object({
  recordId: string(),
  channelCode: string(),
  subChannel: string(),
  eventType: string(),
  visitorKey: string(),
  landingPath: string(),
})
type StoredRecord = InferOutput<typeof StoredRecord>

const records = collection(StoredRecord)

export const handlers = [
  handle(newChannelRecord, store),
  handle(channelLogin, async (call) => {
    const answer = await loginBySms(call)
    if (answer instanceof Refusal) return answer
    const hasReward = answer.isNewUser && !call.scenario('reward_none')
    return {
      ...answer,
      reward: hasReward ? ({ name: '新人探索礼包', status: 'PROCESSING' } as const) : null,
    }
  }),
  http.get('*/api/__sandbox/channelRecords', async ({ request }) => {
    await ready()
    return HttpResponse.json(recordsOf(new URL(request.url).searchParams.get('channelCode') ?? ''))
  }),
]

/** What has arrived for a channel. */
export function recordsOf(channelCode: string): StoredRecord[] {
  return records.findMany((q) => q.where({ channelCode })).map((record) => ({ ...record }))
}

async function store({ payload }: Call<ChannelRecord>) {
  const { channelCode = '', subChannel = '', eventType = '', visitorKey, landingPath } = payload
  const isComplete = /^(?:VISIT|REGISTER|DOWNLOAD)$/.test(eventType) && visitorKey && landingPath
  if (!isComplete || !/^[\w-]{1,32}$/.test(channelCode)) return refuse(90_005, '渠道参数不完整')
  const recordId = String(records.count() + 1)
  await records.create({ recordId, channelCode, subChannel, eventType, visitorKey, landingPath })
  return { recordId }
}
