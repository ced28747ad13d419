import { personalStore } from '@/session/personalStore'
import { sessionKey } from '@/session/sessionKey'
import { isMobile } from './phone'

const KEY = 'loginPhone'

export interface TypedLogin {
  /** As `readPhone` reads it. */
  phone: string
  code: string
}

/** The input of a closed form, and its session: in memory only; a reload or another login clears it. */
let typed: (TypedLogin & { session: number }) | undefined

/** The last input, or else the phone that a code was sent to in this tab: a refresh must not ask for it again. */
export function readTyped(): TypedLogin {
  if (typed && typed.session === sessionKey()) return typed
  const kept = personalStore.get(KEY) ?? ''
  return { phone: isMobile(kept) ? kept : '', code: '' }
}

export function keepTyped(last: TypedLogin): void {
  typed = last.phone === '' && last.code === '' ? undefined : { ...last, session: sessionKey() }
}

/** A code was sent to this phone. */
export function keepDraftPhone(phone: string): void {
  personalStore.set(KEY, phone)
}

/** The login is done, or the person changes the phone. */
export function forgetDraftPhone(): void {
  typed = undefined
  personalStore.remove(KEY)
}
