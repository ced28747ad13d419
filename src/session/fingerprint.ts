import FingerprintJS from '@fingerprintjs/fingerprintjs'

/** The browser's visitor id. This file is a chunk of its own: only a first visit loads it. */
export async function visitorId(): Promise<string> {
  // The home call of a first visit waits for this: no idle time is waited for.
  const agent = await FingerprintJS.load({ delayFallback: 0 })
  const { visitorId } = await agent.get()
  return visitorId
}
