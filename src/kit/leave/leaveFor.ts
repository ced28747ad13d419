import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { loadPart } from '@/lib/failure/loadChunk'
import { showToast } from '@/ui/toast/toast'

/**
 * Leaves for an address that comes from data; for another site only after the person has confirmed it. Never rejects.
 */
export async function leaveFor(href: string): Promise<void> {
  if (new URL(href).origin === window.location.origin) {
    window.location.assign(href)
    return
  }
  try {
    const { askToLeave } = await loadPart('askToLeave', () => import('./askToLeave'))
    askToLeave(href)
  } catch {
    showToast(NETWORK_TEXT)
  }
}
