import type { EarlyAnswer, EndpointDescription } from '@/api/core/transport'
import { reportClientInfo } from './apiEffects'

/** The answer to the main call that the page's own HTML has started, for the first call with the same request. */
export function takeEarlyAnswer(
  call: EndpointDescription,
  payload: unknown,
): Promise<EarlyAnswer> | undefined {
  const main = window.__early?.main
  if (!main || call.path !== main.call.path) return undefined
  if (JSON.stringify(payload) !== JSON.stringify(main.payload)) return undefined
  delete window.__early?.main
  return main.answer
}

/** A call that the page's own HTML has sent without client info is a call without client info. */
export function reportEarlyClientInfo(): void {
  void window.__early?.main?.clientInfo?.then((info) => reportClientInfo(Boolean(info)))
}

/** Presses the button again that was pressed before the app was there; the app may have drawn it anew. */
export function replayPress(): void {
  const early = window.__early
  if (!early || early.hears) return
  early.hears = true
  const { pressed } = early
  if (!pressed) return
  const button = pressed.isConnected ? pressed : document.getElementById(pressed.id)
  button?.click()
}
