export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
  /** The moment is reached. */
  over: boolean
}

/** The time from `now` to `end`, both epoch milliseconds. A second counts as left until it is over; never negative. */
export function remaining(end: number, now: number): Remaining {
  const total = Number.isFinite(end - now) ? Math.max(0, Math.ceil((end - now) / 1000)) : 0
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    over: total === 0,
  }
}

/** The remaining time in a coarse form that changes seldom: for screen readers. */
export function spokenRemaining({ days, hours, minutes, over }: Remaining): string {
  if (over) return '时间到'
  if (days > 0) return `${days}天${hours}小时`
  if (hours > 0) return `${hours}小时`
  return minutes > 0 ? `${minutes}分钟` : '不到1分钟'
}

export function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
