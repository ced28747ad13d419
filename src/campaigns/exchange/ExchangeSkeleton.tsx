import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroScene } from './art/HeroScene'
import styles from './Exchange.module.css'

export function ExchangeSkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <HeroScene />
        <p className={styles.words}>
          <span className={styles.title}>奖励兑现</span>
          <span className={styles.subtitle}>费用透明，放心到账</span>
        </p>
      </div>
      <div className={styles.body}>
        <SkeletonBlock className={styles.skeletonBalance} />
        <SkeletonBlock className={styles.skeletonAmount} />
        <SkeletonBlock className={styles.skeletonLimits} />
        <SkeletonBlock className={styles.skeletonLimits} />
      </div>
    </>
  )
}
