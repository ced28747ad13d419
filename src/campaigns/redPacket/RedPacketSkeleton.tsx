import { Card } from '@/kit/page/parts/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './hero/Hero'
import stage from './lobby/StageCard.module.css'
import styles from './RedPacket.module.css'

/** The page before its first answer. */
export function RedPacketSkeleton() {
  return (
    <>
      <Hero subtitle="准点开场" />
      <Card className={stage.card}>
        <SkeletonBlock className={styles.skeletonTitle} />
        <SkeletonBlock className={styles.skeletonClock} />
        <SkeletonBlock className={styles.skeletonButton} />
        <SkeletonBlock className={styles.skeletonQuiet} />
      </Card>
      <Card>
        <SkeletonBlock className={styles.skeletonRows} />
      </Card>
    </>
  )
}
