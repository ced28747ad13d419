import { currentVisit } from '@/bridge/environment'

/** The rain is played there alone; elsewhere it is appointed and practised. */
export function isInApp(): boolean {
  return currentVisit().visit === 'app'
}
