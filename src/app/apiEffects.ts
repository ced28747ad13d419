import type { EndpointDescription } from '@/api/core/transport'
import type { Judgement } from '@/api/core/verdict/verdict'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { forgetLogin, noteRefusal } from '@/session/session'
import { showToast } from '@/ui/toast/toast'

/**
 * What the whole product does about an answer that is no success, or says TOKEN (specification section 8); nothing else
 * toasts it.
 */
export function applyVerdict(judgement: Judgement, call: EndpointDescription): void {
  if (judgement.purge) forgetLogin()
  if (judgement.kind === 'signedOut' && !call.silent) noteRefusal()
  if (judgement.kind === 'signedOut' && !call.memberInfo)
    console.warn(`${call.name}: not logged in, or the login timed out`)
  if (judgement.toast && !call.silent) showToast(judgement.toast)
}

let wasReported = false

/** Says that the client info cannot be obtained: once, until it can be again. Requests still go out without it. */
export function reportClientInfo(found: boolean): void {
  if (!found && !wasReported) showToast(NO_CLIENT_INFO_TEXT)
  wasReported = !found
}
