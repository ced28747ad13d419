import { readMessageRoll } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { useAnswer } from '@/kit/page/query/answer'
import { SkeletonBlock } from '@/ui/Skeleton'
import { allowed } from '../recruitment'
import styles from '../PartnerRecruitment.module.css'
import skeleton from '../Skeleton.module.css'

/** What other people did lately; not there when nobody knows of anything. */
export function News() {
  const { data: news = [], isPending } = useAnswer(readMessageRoll, undefined)
  if (isPending) return <SkeletonBlock className={skeleton.news} />
  const lines = allowed(
    news.map(({ text }) => text),
    currentVisit().visit,
  )
  if (lines.length === 0) return null
  return (
    <div className={styles.news}>
      <NewsStrip lines={lines} label="最新动态" />
    </div>
  )
}
