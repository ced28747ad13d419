import { stampMinute } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { qrModules, type QrModules } from '@/kit/share/paint/qr'

/** The platform's answer with a code. */
export interface CodeAnswer {
  qrcodeContent: string
  /** `YYYY-MM-DD HH:mm:ss`, or empty: forever. */
  expireAt: string
}

export interface PosterCode {
  content: string
  modules: QrModules
  /** Epoch milliseconds of the platform's clock. */
  expiresAt?: number
}

export type PosterState =
  /** The code, then the sharer's picture. */
  | { step: 'loading'; code?: PosterCode }
  /** The poster is rendered in the page and is being made into an image. */
  | { step: 'drawing'; code: PosterCode; avatar: string | undefined }
  | { step: 'ready'; code: PosterCode; image: string }
  /** With the image that was shown until then. */
  | { step: 'expired'; image?: string }
  | { step: 'failed' }

/** A code that can be drawn, or undefined: an empty or unsafe one never becomes a picture. */
export function readCode({ qrcodeContent, expireAt }: CodeAnswer): PosterCode | undefined {
  const content = qrcodeContent.trim()
  const modules = qrModules(content)
  return modules && { content, modules, expiresAt: parseServerTime(expireAt) }
}

export function afterLoad(answer: CodeAnswer, now: number): PosterState {
  const code = readCode(answer)
  if (!code) return { step: 'failed' }
  return isExpired(code, now) ? { step: 'expired' } : { step: 'loading', code }
}

export function isExpired({ expiresAt }: PosterCode, now: number): boolean {
  return expiresAt !== undefined && now >= expiresAt
}

/** 「有效期至 2026-11-27 12:00」, or '' for a code without an expiry. */
export function expiryText({ expiresAt }: PosterCode): string {
  return expiresAt === undefined ? '' : `有效期至 ${stampMinute(formatServerTime(expiresAt))}`
}
