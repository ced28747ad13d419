import type { Asset } from '@/api/assets'
import { stampClock, stampMonthDay } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'

/** Whether an asset can be given away or sold now, and if not, why. */
export interface AssetLock {
  isLocked: boolean
  /** 「持有未满7天 · 11月26日 10:00解锁」; '' if it is free. */
  text: string
  /** When it becomes free, in epoch milliseconds; undefined if unknown. */
  unlocksAt: number | undefined
}

const FREE: AssetLock = { isLocked: false, text: '', unlocksAt: undefined }

/**
 * A lock ends by the platform's clock, also while the page is open. Without lock data the asset counts as free: the
 * platform decides when it is asked.
 * @param now epoch milliseconds
 * @param unsaid the text if the platform gives no reason
 */
export function lockOf(
  { giftable, lockReason, unlockAt }: Pick<Asset, 'giftable' | 'lockReason' | 'unlockAt'>,
  now: number,
  unsaid = '暂不可转赠',
): AssetLock {
  if (giftable !== false) return FREE
  const unlocksAt = parseServerTime(unlockAt)
  if (unlocksAt !== undefined && now >= unlocksAt) return FREE
  const reason = lockReason || unsaid
  const text = unlocksAt === undefined ? reason : `${reason} · ${momentText(unlocksAt)}解锁`
  return { isLocked: true, text, unlocksAt }
}

function momentText(time: number): string {
  const stamp = formatServerTime(time)
  return `${stampMonthDay(stamp)} ${stampClock(stamp)}`
}
