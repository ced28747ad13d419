import { SkeletonBlock } from '@/ui/Skeleton'
import { HeroArt } from './Hero'
import hero from './Hero.module.css'
import styles from './OriginalResident.module.css'

export function ResidentSkeleton() {
  return (
    <>
      <div className={hero.hero}>
        <HeroArt />
        <div className={hero.words}>
          <p className={hero.title}>原住民计划</p>
          <SkeletonBlock className={styles.skeletonNumber} />
        </div>
      </div>
      <SkeletonBlock className={styles.skeletonMain} />
      <SkeletonBlock className={styles.skeletonCard} />
      <SkeletonBlock className={styles.skeletonCard} />
    </>
  )
}
