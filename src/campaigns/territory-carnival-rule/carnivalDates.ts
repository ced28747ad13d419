import type { ActivityPhase, ActivityTimes } from '@/kit/page/shell/shellState'
import { stampClock, stampDate } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

export const PHASE_LABELS: Readonly<Record<ActivityPhase, string>> = {
  NOT_STARTED: '未开始',
  RUNNING: '进行中',
  ENDED: '已结束',
  OFFLINE: '已下线',
}

/** 「2026年11月1日 10:00 至 2026年11月30日 23:59」; one side if only that is known, '' if neither. */
export function datesText({ startTime, endTime }: Pick<ActivityTimes, 'startTime' | 'endTime'>) {
  const start = dateTimeText(startTime)
  const end = dateTimeText(endTime)
  if (start && end) return `${start} 至 ${end}`
  return start ? `${start} 起` : end && `${end} 截止`
}

/** A time in the platform's zone, formatted in Chinese; '' if invalid. */
function dateTimeText(text = ''): string {
  const time = parseServerTime(text)
  if (time === undefined) return ''
  const stamp = formatServerTime(time)
  return `${stampDate(stamp)} ${stampClock(stamp)}`
}
