import { asRecord } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'

/** A code that was sent. Times are epoch milliseconds of this device. */
export interface Send {
  scene: string
  /** Hashed: the next user of the tab finds no number. */
  phone: string
  sentAt: number
  /** When the next one may be requested. */
  until: number
}

const KEY = 'smsSends'
const DEFAULT_RESEND_SEC = 60
const LONGEST_RESEND_SEC = 600
const CHECK_WINDOW_MS = 600_000
const FREE_SENDS = 2

/** Adds a send that succeeded; removes expired ones. */
export function withSend(
  sends: readonly Send[],
  { scene, phone, resendSec }: { scene: string; phone: string; resendSec: number },
  now: number,
): Send[] {
  const seconds = resendSec > 0 ? Math.min(resendSec, LONGEST_RESEND_SEC) : DEFAULT_RESEND_SEC
  return [...notExpired(sends, now), { scene, phone, sentAt: now, until: now + seconds * 1000 }]
}

/** Whole seconds until this phone may ask again in this scene; 0 when it may. */
export function secondsLeft(
  sends: readonly Send[],
  scene: string,
  phone: string,
  now: number,
): number {
  const ends = notExpired(sends, now)
    .filter((send) => send.scene === scene && send.phone === phone)
    .map((send) => send.until)
  return Math.max(0, Math.ceil((Math.max(0, ...ends) - now) / 1000))
}

/** True once a code was sent to this phone: the button then reads "again". */
export function wasSent(sends: readonly Send[], scene: string, phone: string): boolean {
  return sends.some((send) => send.scene === scene && send.phone === phone)
}

/** The third send to one phone within ten minutes requires the slider check. */
export function needsCheck(sends: readonly Send[], phone: string, now: number): boolean {
  return notExpired(sends, now).filter((send) => send.phone === phone).length >= FREE_SENDS
}

/** A send in the future comes from a clock that was set back since: it must not lock the button for hours. */
function notExpired(sends: readonly Send[], now: number): Send[] {
  return sends.filter((send) => send.sentAt <= now && now - send.sentAt < CHECK_WINDOW_MS)
}

export function parseSends(raw: string | null): Send[] {
  try {
    const rows: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(rows) ? rows.filter(isSend) : []
  } catch {
    return []
  }
}

function isSend(row: unknown): row is Send {
  const { scene, phone, sentAt, until } = asRecord(row) ?? {}
  return (
    typeof scene === 'string' &&
    typeof phone === 'string' &&
    Number.isFinite(sentAt) &&
    Number.isFinite(until)
  )
}

/** Kept for the tab: a refresh, Back and a locked screen change nothing. */
export function readSends(): Send[] {
  return parseSends(sessionStore.get(KEY))
}

export function writeSends(sends: readonly Send[]): void {
  sessionStore.set(KEY, JSON.stringify(sends))
}
