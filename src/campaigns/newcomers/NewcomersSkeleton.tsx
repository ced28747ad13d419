import { Card } from '@/kit/page/parts/Card'
import { SkeletonLines } from '@/ui/Skeleton'
import { Hero } from './Hero'
import styles from './Newcomers.module.css'

export function NewcomersSkeleton() {
  return (
    <>
      <Hero plan={undefined} />
      <Card label="成长清单">
        <SkeletonLines count={6} className={styles.skeleton} />
      </Card>
      <Card label="进阶任务">
        <SkeletonLines count={4} className={styles.skeleton} />
      </Card>
    </>
  )
}
