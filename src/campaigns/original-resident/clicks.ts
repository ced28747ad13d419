import { track } from '@/tracking/track'

export const PAGE = 'original-resident'

/** The names of the specification; each is noted once per tap, whatever becomes of it. */
export const CLICKS = [
  'claim-now',
  'go-invite',
  'rule',
  'copy',
  'get-more',
  'share',
  'get-to',
  'claim-now-submit',
  'new-user',
] as const
export type Click = (typeof CLICKS)[number]

export function noteClick(name: Click): void {
  track(PAGE, 'button', name)
}
