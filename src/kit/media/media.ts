import { safeLink } from '@/lib/url/safeUrl'
import { sessionStore } from '@/lib/storage/storage'

export type MediaKind = 'audio' | 'video'

/** A medium to play; its position is stored by id. */
export interface MediaTrack {
  id: string
  title: string
  /** Already safe. */
  src: string
  kind: MediaKind
}

const VIDEO_FILE = /\.(?:mp4|m4v|mov|webm|m3u8)$/i

/**
 * An address that came from data, or undefined if it cannot be played. Anything that does not look like a video is
 * audio until the player knows better.
 */
export function mediaOf(
  url: string,
  here = window.location.href,
): Pick<MediaTrack, 'src' | 'kind'> | undefined {
  const src = safeLink(url.trim(), here)
  if (src === undefined) return undefined
  return { src, kind: VIDEO_FILE.test(new URL(src).pathname) ? 'video' : 'audio' }
}

/** 75 → 01:15, also above an hour: 3725 → 62:05. An invalid length is 00:00. */
export function clockText(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 60))}:${two(whole % 60)}`
}

const keyOf = (id: string) => `media:${id}`

/** The stored position, in whole seconds; 0 at the beginning. */
export function positionOf(id: string): number {
  const kept = Number(sessionStore.get(keyOf(id)))
  return Number.isFinite(kept) ? Math.max(0, kept) : 0
}

export function keepPosition(id: string, seconds: number): void {
  const whole = Math.floor(seconds)
  if (whole > 0) sessionStore.set(keyOf(id), String(whole))
  else sessionStore.remove(keyOf(id))
}
