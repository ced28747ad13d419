import { useReducer } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { valueOf } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { idOf, readVisitParams } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import type { loadQuest } from './loader'
import { questFor } from './questState'
import { QuestFailed } from './QuestFailed'
import { TaskBar } from './TaskBar'
import { PAGE } from './useQuest'

/** A moment that was opened from a task list: reading it for some seconds completes the task. */
export function TrendsDetailQuestPage() {
  const title = currentVisit().visit === 'app' ? '浏览动态得奖励' : '动态详情'
  const { parts, retry } = usePageData<typeof loadQuest>()
  const moment = valueOf(parts?.main)
  const taskId = useAddress()
  useDocumentTitle(title)
  const [logins, noteLogin] = useReducer((count: number) => count + 1, 0)
  const gate = useLoginGate(PAGE, noteLogin)
  const quest = questFor(taskId, moment)

  return (
    <MomentShell
      title={title}
      pageName={PAGE}
      bar={
        quest && (
          <TaskBar
            key={quest.taskId}
            quest={quest}
            told={parts?.tasks}
            gate={gate}
            logins={logins}
          />
        )
      }
    >
      {moment !== undefined && <MomentReader moment={moment} pageName={PAGE} />}
      {moment === undefined && (parts ? <QuestFailed onRetry={retry} /> : <MomentSkeleton />)}
      {gate.sheet}
    </MomentShell>
  )
}

/** Notes the visit with the ids of the address, and tells the task's. */
function useAddress(): string | undefined {
  const [query] = useSearchParams()
  const taskId = idOf(query.get('taskId'))
  const { shareUid, from } = readVisitParams(query)
  usePageView(PAGE, { momentId: idOf(query.get('momentId')), taskId, shareUid, from })
  return taskId
}
