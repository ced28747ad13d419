import { showLayer } from '@/kit/page/showLayer'
import { DownloadDialog } from './DownloadDialog'
import type { OpenAppOptions } from './openAppPlan'
import { OpenInBrowser } from './OpenInBrowser'

let closeLast: (() => void) | undefined

/** Shows how to go on without the app. It goes when the page is hidden: then the app has opened after all. */
export function showGuide(kind: 'overlay' | 'download', options: OpenAppOptions): void {
  closeLast?.()
  const Guide = kind === 'overlay' ? OpenInBrowser : DownloadDialog
  const closeLayer = showLayer(({ open, close }) => (
    <Guide open={open} onClose={close} options={options} />
  ))
  const onHidden = () => document.visibilityState === 'hidden' && closeLayer()
  document.addEventListener('visibilitychange', onHidden)
  closeLast = () => {
    document.removeEventListener('visibilitychange', onHidden)
    closeLayer()
  }
}
