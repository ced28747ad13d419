import { SkeletonBlock } from '@/ui/Skeleton'
import { Orb } from './Orb'
import styles from './Soul.module.css'

/** The page while the companions load. */
export function SoulSkeleton() {
  return (
    <>
      <SoulHero line="三个问题，遇见与你同频的AI伙伴" />
      <SkeletonBlock className={styles.skeletonButton} />
    </>
  )
}

/** The light, and the page's title. */
export function SoulHero({ line }: { line: string }) {
  return (
    <div className={styles.hero}>
      <Orb />
      <h1 className={styles.title}>数字灵魂</h1>
      <p className={styles.line}>{line}</p>
    </div>
  )
}
