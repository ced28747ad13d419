import FingerprintJS from '@fingerprintjs/fingerprintjs'

let known: Promise<string> | undefined

/**
 * The browser's visitor id, computed once: the early script and the app may both need it. This file is a chunk of its
 * own: only a first visit loads it.
 */
export function visitorId(): Promise<string> {
  known ??= compute()
  known.catch(() => {
    known = undefined
  })
  return known
}

async function compute(): Promise<string> {
  // A first visit's home call waits for this: no waiting for idle time. Nothing is reported to the library's makers.
  const agent = await FingerprintJS.load({ delayFallback: 0, monitoring: false })
  const { visitorId } = await agent.get()
  return visitorId
}
