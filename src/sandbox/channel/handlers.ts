import { HttpResponse, http } from 'msw'
import { channelLogin, newChannelRecord, type ChannelRecord } from '@/api/channel'
import { Refusal, refuse } from '@/sandbox/answer'
import { handle, type Call } from '@/sandbox/serve/handle'
import { loginBySms } from '@/sandbox/login/passport'
import { ready, table } from '@/sandbox/platform'

interface StoredRecord {
  recordId: string
  channelCode: string
  subChannel: string
  eventType: string
  visitorKey: string
  landingPath: string
}

const records = table<StoredRecord>()

export const handlers = [
  handle(newChannelRecord, store),
  handle(channelLogin, async (call) => {
    const answer = loginBySms(call)
    if (answer instanceof Refusal) return answer
    const hasReward = answer.isNewUser && !call.scenario('reward_none')
    return {
      ...answer,
      reward: hasReward ? ({ name: '新人探索礼包', status: 'PROCESSING' } as const) : null,
    }
  }),
  http.get('*/api/__sandbox/channelRecords', async ({ request }) => {
    ready()
    return HttpResponse.json(recordsOf(new URL(request.url).searchParams.get('channelCode') ?? ''))
  }),
]

/** The records of a channel. */
export function recordsOf(channelCode: string): StoredRecord[] {
  return records.filter((record) => record.channelCode === channelCode)
}

async function store({ payload }: Call<ChannelRecord>) {
  const { channelCode = '', subChannel = '', eventType = '', visitorKey, landingPath } = payload
  const isComplete = /^(?:VISIT|REGISTER|DOWNLOAD)$/.test(eventType) && visitorKey && landingPath
  if (!isComplete || !/^[\w-]{1,32}$/.test(channelCode)) return refuse(90_005, '渠道参数不完整')
  const recordId = String(records.length + 1)
  records.push({ recordId, channelCode, subChannel, eventType, visitorKey, landingPath })
  return { recordId }
}
