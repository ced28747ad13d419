import { reportUrl } from '@/lib/env'
import type { Outcome } from '@/lib/storage/outboxQueue'
import type { Report } from './report'

/**
 * Sends reports to their own address, which is not the platform: without cookies, tokens, client info or the page's
 * address. Never rejects.
 */
export async function post(reports: readonly Report[]): Promise<Outcome> {
  // They were not refused: they wait for the network.
  if (!navigator.onLine) return 'unreachable'
  try {
    const { ok } = await fetch(reportUrl, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      // Not JSON's own type: browsers would send a preflight to another origin, which a page that is being left cannot.
      headers: { 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify({ reports }),
    })
    return ok ? 'taken' : 'refused'
  } catch {
    // A report gets no more attempts than a refused one.
    return 'refused'
  }
}
