import type { EarlyAnswer, EndpointDescription } from '@/api/core/transport'
import { tokens } from '@/session/session'
import { reportClientInfo } from './apiEffects'

/** The page's first query may be made later than its code loads: the longest wait of its first render. */
const READ_LIMIT_MS = 100

let markTaken = () => {}
const taken = new Promise<void>((resolve) => {
  markTaken = resolve
})

/**
 * Notes whether the main call's answer comes before the app's first render.
 * @returns for that moment: an answer that has arrived is read first, so that the page is rendered once, with it, and
 * not as a skeleton before
 */
export function watchEarlyAnswer(): () => Promise<void> {
  let isHere = false
  window.__early?.main?.answer.then(
    () => {
      isHere = true
    },
    () => {
      // The call that takes it reports it.
    },
  )
  return async () => {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, READ_LIMIT_MS))
    if (isHere) await Promise.race([taken, limit])
  }
}

/** The answer to the main call that the page's own HTML has started, for the first call with the same request. */
export function takeEarlyAnswer(
  call: EndpointDescription,
  payload: unknown,
): Promise<EarlyAnswer> | undefined {
  const main = window.__early?.main
  if (!main || call.path !== main.call.path) return undefined
  if (written(payload) !== written(main.payload)) return undefined
  delete window.__early?.main
  if (main.token !== tokens().stored) return undefined
  // Reading an answer that has arrived takes no task of its own: after this one it is in the cache.
  setTimeout(markTaken)
  return main.answer
}

/** A canonical text of a request, whatever the order of its fields. */
function written(payload: unknown): string {
  const fields = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** A call that the page's own HTML has sent without client info is a call without client info. */
export function reportEarlyClientInfo(): void {
  void window.__early?.main?.clientInfo?.then((info) => reportClientInfo(Boolean(info)))
}

/** Repeats the press on the button that was pressed before the app was mounted; the app may have rendered it anew. */
export function replayPress(): void {
  const early = window.__early
  if (!early || early.hears) return
  early.hears = true
  const { pressed } = early
  if (!pressed) return
  const button = pressed.isConnected ? pressed : document.getElementById(pressed.id)
  button?.click()
}
