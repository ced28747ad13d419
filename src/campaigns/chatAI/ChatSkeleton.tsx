import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SkeletonBlock, SkeletonCircle } from '@/ui/Skeleton'
import styles from './ChatAI.module.css'
import { Sky } from './sky/Sky'
import { head } from './head'

/** The page without an answer: what its document shows. */
export function ChatShell() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'LOADING' }}
      skeleton={<ChatSkeleton />}
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}

/** A conversation in grey. */
export function ChatSkeleton() {
  return (
    <div className={styles.bones}>
      <Sky />
      <div className={styles.boneHeader}>
        <SkeletonCircle className={styles.boneAvatar} />
        <SkeletonBlock className={styles.boneName} />
      </div>
      <div className={styles.boneList}>
        <SkeletonBlock className={styles.boneBubble} />
        <SkeletonBlock className={styles.boneChip} />
        <SkeletonBlock className={styles.boneChip} />
      </div>
      <SkeletonBlock className={styles.boneComposer} />
    </div>
  )
}
