import { StoreButtons } from '@/kit/channel/StoreButtons'
import { useCampaign } from '@/kit/page/useCampaign'
import { BASE_PATH } from '@/lib/env'
import styles from './DownloadBar.module.css'
import type { Source } from '../source'

/** The app without a login, at the lower edge. */
export function DownloadBar({ source }: { source: Source }) {
  const { track } = useCampaign()
  return (
    <div className={styles.bar}>
      <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="36" height="36" />
      <p className={styles.text}>下载App 登陆更快一步</p>
      <StoreButtons source={source} onLeave={() => track('button', 'download')} small />
    </div>
  )
}
