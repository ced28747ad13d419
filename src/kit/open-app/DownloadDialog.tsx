import { Dialog } from '@/ui/modal/Dialog'
import { downloadApp } from './downloadApp'
import type { OpenAppOptions } from './openAppPlan'

interface GuideProps {
  open: boolean
  onClose: () => void
  options: OpenAppOptions
}

/** For a person whose phone did not open the app. */
export function DownloadDialog({ open, onClose, options }: GuideProps) {
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
