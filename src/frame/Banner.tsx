import { BANNER_ID } from '@/lib/motion/bannerSettled'
import { BASE_PATH } from '@/lib/env'
import { classes } from '@/ui/classes'
import styles from './Banner.module.css'

/** The frame's large banner. Rendered by React and, before React is mounted, by the page's own HTML: no hooks here. */
export function Banner() {
  return (
    <div className={styles.banner}>
      <div className={styles.scene} aria-hidden="true">
        <img
          className={styles.sky}
          id={BANNER_ID}
          src={`${BASE_PATH}/banner.svg`}
          alt=""
          width="750"
          height="560"
          fetchPriority="high"
        />
        {/* Boxes that move: a picture that moves inside its box would be repainted in every frame. */}
        <div className={classes(styles.layer, styles.outpost)} />
        <div className={classes(styles.layer, styles.city)} />
        <div className={classes(styles.layer, styles.gate)} />
        <div className={classes(styles.layer, styles.clouds)} />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>元宇宙服务商</h1>
        <p className={styles.line}>找到为你造世界的人</p>
      </div>
    </div>
  )
}
