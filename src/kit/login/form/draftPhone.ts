import { personalStore } from '@/session/personalStore'
import { sessionKey } from '@/session/sessionKey'
import { isMobile } from './phone'

const KEY = 'loginPhone'

export interface TypedLogin {
  /** As `readPhone` reads it. */
  phone: string
  code: string
}

/** What was typed into a form that was closed, and as who: in memory alone, a reload or another login forgets it. */
let typed: (TypedLogin & { session: number }) | undefined

/** What was typed last, or else the phone that a code went to in this tab: a refresh must not ask for it again. */
export function readTyped(): TypedLogin {
  if (typed && typed.session === sessionKey()) return typed
  const kept = personalStore.get(KEY) ?? ''
  return { phone: isMobile(kept) ? kept : '', code: '' }
}

export function keepTyped(last: TypedLogin): void {
  typed = last.phone === '' && last.code === '' ? undefined : { ...last, session: sessionKey() }
}

/** A code went to this phone. */
export function keepDraftPhone(phone: string): void {
  personalStore.set(KEY, phone)
}

/** The login is done, or another phone is wanted. */
export function forgetDraftPhone(): void {
  typed = undefined
  personalStore.remove(KEY)
}
