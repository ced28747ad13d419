import { failureOf } from '@/api/core/verdict/failure'
import { passportLogin, type LoginAnswer } from '@/api/login'
import { after } from '@/lib/after'
import { inviteCodeOf } from '@/lib/url/urlParams'
import type { PhoneLoginRequest } from './form/useAttempt'

/** The inviter, as far as a registration is concerned. */
export interface Binder {
  inviteCode: string
  /** False: the invitation no longer counts. */
  valid: boolean
}

export interface Binding {
  /** Null: unknown to the platform. Undefined while it loads, and if it failed. */
  found: Binder | null | undefined
  /** The code in the address. */
  linkCode: string | undefined
  /** Reads the inviter once more, if the address has only an id. */
  ask?: () => Promise<Binder | null>
}

/** A login does not wait longer for the inviter's code. */
const ASK_LIMIT_MS = 3000

/** The inviter's code, if the invitation counts. */
export function bindingCode(binder: Binder | null | undefined): string | undefined {
  return binder?.valid ? inviteCodeOf(binder.inviteCode) : undefined
}

/**
 * The code that a registration is bound with. If the inviter could not be read, the address's own code is sent: the
 * platform checks it. Never rejects.
 */
export async function codeToBind({ found, linkCode, ask }: Binding): Promise<string | undefined> {
  if (found !== undefined) return bindingCode(found)
  if (linkCode !== undefined || !ask) return linkCode
  const asked = ask().then(bindingCode, () => undefined)
  return Promise.race([asked, after(ASK_LIMIT_MS)])
}

/** The login of an invitee: it binds a new account to the inviter. */
export async function loginInvited(
  request: PhoneLoginRequest,
  binding: Binding,
): Promise<LoginAnswer> {
  const inviteCode = await codeToBind(binding)
  return passportLogin({ ...request, loginType: 'SMS', ...(inviteCode && { inviteCode }) })
}

/** The platform's code for a phone that owns the code. */
const OWN_CODE = 50_005

export function isOwnCode(error: unknown): boolean {
  return failureOf(error).code === OWN_CODE
}
