import { SkeletonBlock } from '@/ui/Skeleton'
import { Book } from './cover/Book'
import cover from './cover/Cover.module.css'
import { head } from './head'
import styles from './SecondLifePlan.module.css'

/** The page's own layout in grey, under its book. */
export function StorySkeleton() {
  return (
    <>
      <header className={cover.cover}>
        <h1 className={cover.title}>{head.title}</h1>
        <p className={cover.chapter}>{'\u00a0'}</p>
        <Book isOpen={false} />
      </header>
      <SkeletonBlock className={styles.skeletonCard} />
      <SkeletonBlock className={styles.skeletonPath} />
    </>
  )
}
