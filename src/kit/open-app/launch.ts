/** The longest time a phone may take to bring the app to the front. */
export const LAUNCH_WAIT_MS = 2500

/** Leaves for an address; a function of its own so that a test can watch it. */
export type Leave = (address: string) => void

const leaveForReal: Leave = (address) => {
  window.location.href = address
}

/**
 * Asks the system to open the app. True when the page went to the background within 2.5 s: nothing else shows whether
 * the app is installed.
 */
export function launch(address: string, leave: Leave = leaveForReal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (opened: boolean) => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onLeft)
      resolve(opened)
    }
    const onHidden = () => document.visibilityState === 'hidden' && end(true)
    const onLeft = () => end(true)
    const timer = setTimeout(() => end(document.visibilityState === 'hidden'), LAUNCH_WAIT_MS)
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onLeft)
    leave(address)
  })
}
