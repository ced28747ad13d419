import { SkeletonBlock } from '@/ui/Skeleton'
import { Card } from '@/kit/page/parts/Card'
import { Sunrise } from './Hero'
import hero from './Hero.module.css'
import styles from './SignInPage.module.css'

export function SignSkeleton() {
  return (
    <>
      <div className={hero.hero}>
        <Sunrise rise={0} />
        <div className={hero.words}>
          <SkeletonBlock className={styles.skeletonTitle} />
          <SkeletonBlock className={styles.skeletonDays} />
          <SkeletonBlock className={styles.skeletonPoints} />
        </div>
      </div>
      <Card>
        <SkeletonBlock height={392} />
        <SkeletonBlock above={28} isPill />
      </Card>
      <Card>
        <SkeletonBlock height={720} />
      </Card>
    </>
  )
}
