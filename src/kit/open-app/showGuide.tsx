import { showLayer } from '@/kit/page/showLayer'
import { copyAndTell } from '@/kit/share/copyText'
import { BASE_PATH } from '@/lib/env'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/modal/Dialog'
import { ModalBase } from '@/ui/modal/ModalBase'
import { downloadApp } from './downloadApp'
import type { OpenAppOptions } from './openAppPlan'
import styles from './showGuide.module.css'

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

/** WeChat keeps pages from opening other apps: the person has to use its own menu, at the upper right. */
function OpenInBrowser({ open, onClose }: GuideProps) {
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="在浏览器打开"
      layerClass={styles.layer}
      panelClass={styles.panel}
    >
      <svg className={styles.arrow} viewBox="0 0 160 150" aria-hidden="true">
        <path d="M14 138C22 78 62 32 138 18" />
        <path d="M112 6l28 12-18 24" />
      </svg>
      <p className={styles.text}>
        点击右上角
        <span className={styles.dots}>···</span>
        <br />
        选择在浏览器打开
      </p>
      <Button
        onPress={() => copyAndTell('链接', pageLink(window.location))}
        className={styles.copy}
      >
        复制链接，在浏览器打开
      </Button>
      <Button onPress={onClose} className={styles.done}>
        我知道了
      </Button>
    </ModalBase>
  )
}

/** The page's own address, rebuilt with the allowed parameters only. */
function pageLink({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = Object.fromEntries(new URLSearchParams(search))
  return shareUrl(pathname.slice(BASE_PATH.length), query)
}
