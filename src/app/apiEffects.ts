import type { EndpointDescription } from '@/api/core/transport'
import type { Judgement } from '@/api/core/verdict/verdict'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { noteUid } from '@/session/person'
import { forgetLogin, noteRefusal, personKey, tokens } from '@/session/session'
import { asRecord } from '@/lib/storage/json'
import { showToast } from '@/ui/toast/toast'

/**
 * The product-wide effects of an answer that is no success, or contains TOKEN (specification section 8); nothing else
 * toasts it. A late answer to a previous person ends no login and shows nothing.
 * @param person `personKey` of the call
 * @returns true when it has ended a login
 */
export function applyVerdict(
  judgement: Judgement,
  call: EndpointDescription,
  person = personKey(),
): boolean {
  if (person !== personKey()) return false
  const endsLogin = judgement.purge && tokens().stored !== undefined
  if (judgement.purge) forgetLogin('over')
  if (judgement.kind === 'signedOut' && !call.silent) noteRefusal()
  if (judgement.kind === 'signedOut' && !call.memberInfo)
    console.warn(`${call.name}: not logged in, or the login timed out`)
  if (judgement.toast && !call.silent) showToast(judgement.toast)
  return endsLogin
}

/** @param person `personKey` of the call */
export function noteMember(body: unknown, person: string | undefined): void {
  const uid = asRecord(asRecord(body)?.data)?.uid
  if (person !== undefined && (typeof uid === 'string' || typeof uid === 'number'))
    noteUid(person, String(uid))
}

let wasReported = false

/** Reports that the client info cannot be obtained: once, until it can be again. Requests still go out without it. */
export function reportClientInfo(found: boolean): void {
  if (!found && !wasReported) showToast(NO_CLIENT_INFO_TEXT)
  wasReported = !found
}
