import { showLayer } from '@/kit/page/showLayer'
import { Dialog } from '@/ui/modal/Dialog'
import { downloadApp } from './downloadApp'
import type { OpenAppOptions } from './openAppPlan'
import { OpenInBrowser } from './OpenInBrowser'

let closeLast: (() => void) | undefined

/** Shows how to continue without the app. It closes when the page is hidden: then the app has opened after all. */
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

interface GuideProps {
  open: boolean
  onClose: () => void
  options: OpenAppOptions
}

/** For a person whose phone did not open the app. */
function DownloadDialog({ open, onClose, options }: GuideProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="未安装？去下载"
      action={{ label: '去下载', onPress: () => downloadApp(options) }}
      otherAction={{ label: '暂不', onPress: onClose }}
    >
      没有检测到App，下载后即可继续
    </Dialog>
  )
}
