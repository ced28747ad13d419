import { RichNodes } from '@/kit/rules/rich/RichNodes'
import { SkeletonLines } from '@/ui/Skeleton'
import styles from './RuleDoc.module.css'

/** @param nodes undefined while they are on their way; must keep their identity between draws */
export function RuleArticle({ nodes }: { nodes: readonly Node[] | undefined }) {
  return (
    <article className={styles.text} aria-busy={!nodes}>
      {nodes ? <RichNodes nodes={nodes} /> : <SkeletonLines count={14} />}
    </article>
  )
}
