import { useSearchParams } from 'react-router-dom'
import { readMomentDetail, type MomentQuest } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { PartFailed } from '@/kit/query/PartFailed'
import { useAnswer } from '@/kit/query/answer'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { detailIdOf, idOf, readVisitParams } from '@/lib/url/urlParams'
import { head } from './head'
import { BarSkeleton } from './QuestSkeleton'
import { questFor } from './questState'
import { TaskBar } from './TaskBar'
import styles from './QuestBar.module.css'

/** A moment that was opened from a task list: reading it for some seconds completes the task. */
export function TrendsDetailQuestPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const momentId = detailIdOf(params.get('momentId')) ?? ''
  const taskId = idOf(params.get('taskId'))
  const { shareUid } = readVisitParams(params)
  const title = currentVisit().visit === 'app' ? '浏览动态得奖励' : head.title
  usePageView(pageName, { momentId: idOf(momentId), taskId, shareUid })
  useDocumentTitle(title)
  const {
    data: moment,
    error,
    isPending,
    refetch,
  } = useAnswer(
    readMomentDetail,
    { momentId, taskId },
    // As in moment detail: an answer without its id is about the one in the address.
    { select: (found) => found && { ...found, momentId: found.momentId || momentId } },
  )
  const quest = questFor(taskId, moment)

  return (
    <MomentShell title={title} pageName={pageName} bar={barOf(quest, Boolean(taskId) && isPending)}>
      {moment !== undefined && <MomentReader moment={moment} pageName={pageName} />}
      {moment === undefined && !error && <MomentSkeleton />}
      {moment === undefined && error && (
        <div className={styles.failed}>
          <PartFailed onRetry={refetch} />
        </div>
      )}
    </MomentShell>
  )
}

/** The task's bar, or its placeholder while the moment loads. */
function barOf(quest: MomentQuest | null, isComing: boolean) {
  if (quest) return <TaskBar key={quest.taskId} quest={quest} />
  return isComing ? <BarSkeleton /> : undefined
}
