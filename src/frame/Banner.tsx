import { BANNER_ID } from '@/lib/bannerSettled'
import { BASE_PATH } from '@/lib/env'
import styles from './Banner.module.css'

/** The frame's large banner. Drawn by React and, before React arrives, by the page's own HTML: no hooks here. */
export function Banner() {
  return (
    <div className={styles.banner}>
      <img
        className={styles.art}
        id={BANNER_ID}
        src={`${BASE_PATH}/banner.svg`}
        alt=""
        width="750"
        height="520"
        fetchPriority="high"
      />
      <div className={styles.words}>
        <h1 className={styles.title}>元宇宙服务商</h1>
        <p className={styles.line}>找到为你造世界的人</p>
      </div>
    </div>
  )
}
