import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonBlock, SkeletonCircle } from '@/ui/Skeleton'
import { head } from './head'
import styles from './ChatAI.module.css'

/** The page without an answer: the content of its static document. */
export function ChatShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      pageSkeleton={<ChatSkeleton />}
    />
  )
}

/** The skeleton of a conversation. */
export function ChatSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Sky />
      <div className={styles.skeletonHeader}>
        <SkeletonCircle className={styles.skeletonAvatar} />
        <SkeletonBlock className={styles.skeletonName} />
      </div>
      <div className={styles.skeletonList}>
        <SkeletonBlock className={styles.skeletonBubble} />
        <SkeletonBlock className={styles.skeletonChip} />
        <SkeletonBlock className={styles.skeletonChip} />
      </div>
      <SkeletonBlock className={styles.skeletonComposer} />
    </div>
  )
}

/** The night behind the messages: a few stars, and a ridge with a lighthouse at its foot. */
export function Sky() {
  return <div className={styles.sky} aria-hidden="true" />
}
