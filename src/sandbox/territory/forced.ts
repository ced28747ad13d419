import type { Call } from '@/sandbox/serve/handle'

/** In these the person who asks is the lord. */
const LORD_SCENARIOS = [
  'occupied_me',
  'entrust_none',
  'entrust_running',
  'entrust_paused',
  'entrust_expired',
  'entrust_fresh',
]

export function isForcedLord({ scenario }: Call): boolean {
  return LORD_SCENARIOS.some((name) => scenario(name))
}
