import { SkeletonBlock } from '@/ui/Skeleton'
import { Sunrise } from './Sunrise'
import hero from './Hero.module.css'
import styles from './SignInPage.module.css'

export function SignSkeleton() {
  return (
    <>
      <div className={hero.hero}>
        <Sunrise rise={0} />
        <div className={hero.words}>
          <SkeletonBlock className={styles.boneTitle} />
          <SkeletonBlock className={styles.boneDays} />
          <SkeletonBlock className={styles.bonePoints} />
        </div>
      </div>
      <div className={styles.card}>
        <SkeletonBlock className={styles.boneRow} />
        <SkeletonBlock className={styles.boneButton} />
      </div>
      <div className={styles.card}>
        <SkeletonBlock className={styles.boneMonth} />
      </div>
    </>
  )
}
