import { createRoot } from 'react-dom/client'
import { DownloadDialog } from './DownloadDialog'
import type { OpenAppOptions } from './openApp'
import { OpenInBrowser } from './OpenInBrowser'

/** As long as a layer takes to leave the screen. */
const LEAVING_MS = 600

let close: (() => void) | undefined

/**
 * Shows how to go on without the app, in a root of its own: any page's button may need it, and no page has to make
 * room for it. It goes when the page is hidden, because then the app has opened after all.
 */
export function showGuide(kind: 'overlay' | 'download', options: OpenAppOptions): void {
  close?.()
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  const Guide = kind === 'overlay' ? OpenInBrowser : DownloadDialog
  const draw = (open: boolean) => root.render(<Guide open={open} onClose={end} options={options} />)
  const onHidden = () => document.visibilityState === 'hidden' && end()
  function end() {
    if (close !== end) return
    close = undefined
    document.removeEventListener('visibilitychange', onHidden)
    draw(false)
    setTimeout(() => {
      root.unmount()
      host.remove()
    }, LEAVING_MS)
  }
  close = end
  document.addEventListener('visibilitychange', onHidden)
  draw(true)
}
