import type { InvitationSlot } from '@/api/user'
import { parseStamp } from '@/sandbox/clock'

/** The hours at which guests can come. */
const HOURS = [10, 11, 14, 15, 16, 19, 20, 21]
const PLACES = 3

const twoDigits = (hour: number) => String(hour).padStart(2, '0')

/** A day's slots; some of them are booked more than others, the same at every look. */
export function slotsOf(date: string, taken: (slotId: string) => number): InvitationSlot[] {
  const day = Number(date.slice(-2))
  return HOURS.map((hour) => {
    const slotId = `${date.replace(/-/g, '')}${twoDigits(hour)}`
    const booked = (day + hour) % (PLACES + 1)
    return {
      slotId,
      start: `${date} ${twoDigits(hour)}:00:00`,
      end: `${date} ${twoDigits(hour)}:50:00`,
      left: Math.max(0, PLACES - booked - taken(slotId)),
    }
  })
}

/** The slot with this id, if there is such a day and hour. */
export function slotById(
  slotId: string,
  taken: (slotId: string) => number,
): InvitationSlot | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)\d\d$/.exec(slotId) ?? []
  const date = `${year}-${month}-${day}`
  if (parseStamp(`${date} 00:00:00`) === undefined) return undefined
  return slotsOf(date, taken).find((slot) => slot.slotId === slotId)
}
