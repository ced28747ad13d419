import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'
import { SERVER_ZONE_MS } from '@/lib/serverClock'

dayjs.extend(utc)

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone. */
export function formatServerTime(time: number): string {
  return dayjs.utc(time + SERVER_ZONE_MS).format('YYYY-MM-DD HH:mm:ss')
}
