import { sessionStore } from '@/lib/storage'
import { isMobile } from './phone'

const KEY = 'loginPhone'

/** The phone that a code went to in this tab and that has not logged in yet: a refresh must not ask for it again. */
export function readDraftPhone(): string {
  const kept = sessionStore.get(KEY) ?? ''
  return isMobile(kept) ? kept : ''
}

export function keepDraftPhone(phone: string): void {
  sessionStore.set(KEY, phone)
}

export function forgetDraftPhone(): void {
  sessionStore.remove(KEY)
}
