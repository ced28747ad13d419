import { SERVER_ZONE_MS } from '@/lib/serverClock'

/** `YYYY-MM-DD HH:mm:ss` in the platform's zone; empty if invalid. Not by dayjs, which every page would load. */
export function formatServerTime(time: number): string {
  const date = new Date(time + SERVER_ZONE_MS)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 19).replace('T', ' ')
}

/** The date of a moment in the platform's zone, `YYYY-MM-DD`: such texts sort as dates. */
export const serverDate = (time: number): string => formatServerTime(time).slice(0, 10)
