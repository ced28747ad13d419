import { BASE_PATH } from '@/lib/env'
import { shareUrl } from '@/lib/url/shareUrl'
import { copyAndTell } from '@/kit/share/copyText'
import { ModalBase } from '@/ui/modal/ModalBase'
import { Button } from '@/ui/button/Button'
import type { OpenAppOptions } from './openAppPlan'
import styles from './OpenInBrowser.module.css'

interface GuideProps {
  open: boolean
  onClose: () => void
  options: OpenAppOptions
}

/** WeChat keeps pages from opening other apps: the person has to use its own menu, at the upper right. */
export function OpenInBrowser({ open, onClose }: GuideProps) {
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
