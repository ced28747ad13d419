import type { EndpointDescription } from '@/api/client'
import type { Judgement } from '@/api/verdict'
import { forgetLogin } from '@/session/session'
import { showToast } from '@/ui/toast'

export const NO_CLIENT_INFO_TEXT = '获取clientInfo失败, 请检查SDK配置或刷新浏览器重试'

/** What the whole product does about an answer that is no success (specification section 8); nothing else toasts it. */
export function applyVerdict(judgement: Judgement, call: EndpointDescription): void {
  if (judgement.purge) forgetLogin()
  if (judgement.kind === 'signedOut' && !call.memberInfo)
    console.warn(`${call.name}: not logged in, or the login timed out`)
  if (judgement.toast && !call.silent) showToast(judgement.toast)
}

let told = false

/** Says once that the client info could not be obtained; requests still go out without it. */
export function tellMissingClientInfo(): void {
  if (told) return
  told = true
  showToast(NO_CLIENT_INFO_TEXT)
}
