import type { EarlyAnswer, EndpointDescription } from '@/api/transport'
import { HOME_PAGE, QUERY_PATH } from '@/api/providerGroups'

/** The answer to the home call that the page's own HTML has started; it serves one call. */
export function takeEarlyAnswer(
  call: EndpointDescription,
  payload: unknown,
): Promise<EarlyAnswer> | undefined {
  const home = window.__early?.home
  if (!home || call.path !== QUERY_PATH) return undefined
  if (JSON.stringify(payload) !== JSON.stringify(HOME_PAGE)) return undefined
  delete window.__early?.home
  return home
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
