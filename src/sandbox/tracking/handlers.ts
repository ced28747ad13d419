import { HttpResponse, http } from 'msw'
import { saveEvent, saveOpenEvent, type TrackingEvent } from '@/api/tracking'
import { refuse } from '@/sandbox/answer'
import { handle, type Call } from '@/sandbox/serve/handle'
import { ready, table } from '@/sandbox/platform'

export interface StoredEvent {
  caller: string
  eventTime: string
  pageName: string
  elementType: string
  elementName: string
  extraInfo?: Record<string, string>
}

export const events = table<StoredEvent>()

export const handlers = [
  handle(saveEvent, (call) => store(call)),
  handle(saveOpenEvent, (call) => store(call)),
  http.get('*/api/__sandbox/events', async ({ request }) => {
    ready()
    return HttpResponse.json(storedEvents(new URL(request.url).searchParams.get('pageName')))
  }),
]

/** The events that have arrived, of one page or of all. */
export function storedEvents(pageName: string | null = null): StoredEvent[] {
  return pageName ? events.filter((event) => event.pageName === pageName) : [...events]
}

async function store({ payload, caller }: Call<TrackingEvent>) {
  const { eventTime = '', pageName, elementType, elementName, extraInfo } = payload
  const complete = pageName && elementType && elementName
  if (!complete || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(eventTime))
    return refuse(90_004, '埋点参数不完整')
  const kept = typeof extraInfo === 'object' && { extraInfo }
  events.push({ caller, eventTime, pageName, elementType, elementName, ...kept })
  return {}
}
