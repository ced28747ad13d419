/*
 * Formats the platform's time stamps, `YYYY-MM-DD HH:mm:ss` (`formatServerTime` writes one, too), for people. All pages
 * use these.
 */

/** 2026-11-20 */
export const stampDay = (stamp: string): string => stamp.slice(0, 10)

/** 2026-11-20 10:00 */
export const stampMinute = (stamp: string): string => stamp.slice(0, 16)

/** 10:00 */
export const stampClock = (stamp: string): string => stamp.slice(11, 16)

/** 11月3日 */
export const stampMonthDay = (stamp: string): string =>
  `${Number(stamp.slice(5, 7))}月${Number(stamp.slice(8, 10))}日`

/** 2026年11月3日 */
export const stampDate = (stamp: string): string => `${stamp.slice(0, 4)}年${stampMonthDay(stamp)}`
