import FingerprintJS from '@fingerprintjs/fingerprintjs'

/** The browser's visitor id. This file is a chunk of its own: only a first visit loads it. */
export async function visitorId(): Promise<string> {
  const agent = await FingerprintJS.load()
  const { visitorId } = await agent.get()
  return visitorId
}
