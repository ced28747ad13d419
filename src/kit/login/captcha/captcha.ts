/** How a person passed the check. */
export type CaptchaWay = 'drag' | 'keys' | 'choice'

/** The position, from 0 to 1, that counts as the end. */
const GOAL = 0.97

/** The position of the handle, 0 to 1, after a drag by `moved` of `room`. */
export function positionAfterDrag(moved: number, room: number): number {
  if (!(room > 0)) return 0
  const at = Math.min(1, Math.max(0, moved / room))
  return at < GOAL ? at : 1
}

/** The value of `captchaToken`. ASSUMED: the platform's own check will issue its own; only this place will change. */
export function captchaTokenOf(way: CaptchaWay, tookMs: number): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return ['check', way, Math.round(tookMs), ...Array.from(random, (n) => n.toString(36))].join('.')
}
