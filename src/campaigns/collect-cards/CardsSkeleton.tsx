import { Card } from '@/kit/page/parts/Card'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './CollectCards.module.css'

/** The page before its first answer. */
export function CardsSkeleton() {
  return (
    <>
      <Hero share={undefined} text="已收集 --" />
      <Card label="糖果闯关">
        <SkeletonBlock className={styles.skeletonStrip} />
      </Card>
      <Card label="我的卡册">
        <SkeletonBlock className={styles.skeletonAlbum} />
      </Card>
    </>
  )
}
