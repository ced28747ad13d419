import { Card } from '@/kit/page/parts/Card'
import { SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './Entrust.module.css'
import lord from './LordView.module.css'

export function EntrustSkeleton() {
  return (
    <>
      <Hero status={undefined} territoryName="" />
      <Card label="管家" className={lord.keeper}>
        <SkeletonCircle className={lord.avatar} />
        <SkeletonLines count={2} className={lord.keeperWords} />
      </Card>
      <Card label="委托收益">
        <SkeletonLines count={4} className={styles.skeleton} />
      </Card>
      <Card label="代办任务">
        <SkeletonLines count={6} className={styles.skeleton} />
      </Card>
    </>
  )
}
