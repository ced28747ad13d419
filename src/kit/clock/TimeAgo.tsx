import { useServerNowRoughly } from './useServerNow'
import { relativeTime } from '@/lib/format/relativeTime'
import { parseServerTime } from '@/lib/serverClock'

/** A time of the platform as 「3小时前」; not rendered if invalid. */
export function TimeAgo({ time }: { time: string }) {
  const now = useServerNowRoughly()
  const parsed = parseServerTime(time)
  if (parsed === undefined) return null
  return <time dateTime={new Date(parsed).toISOString()}>{relativeTime(time, now)}</time>
}
