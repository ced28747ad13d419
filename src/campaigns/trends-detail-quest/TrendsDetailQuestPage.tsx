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
import { QuestBar } from './QuestBar'
import { questStateOf } from './questState'
import { QuestFailed } from './QuestFailed'
import { PAGE, useQuest } from './useQuest'
import { useTaskStatus } from './useTaskStatus'

/** A moment that was opened from a task list: reading it for some seconds completes the task. */
export function TrendsDetailQuestPage() {
  const title = currentVisit().visit === 'app' ? '浏览动态得奖励' : '动态详情'
  const { parts, retry } = usePageData<typeof loadQuest>()
  const moment = valueOf(parts?.main)
  const [query] = useSearchParams()
  useDocumentTitle(title)
  const { shareUid, from } = readVisitParams(query)
  usePageView(PAGE, {
    momentId: idOf(query.get('momentId')),
    taskId: idOf(query.get('taskId')),
    shareUid,
    from,
  })
  const gate = useLoginGate(PAGE)
  const quest = moment?.status === 'NORMAL' ? moment.quest : null
  const { read, ...on } = useQuest(quest, gate)
  const signedOut = parts?.tasks.ok === false && parts.tasks.failure.kind === 'signedOut'
  const loggedIn = gate.loggedIn && !signedOut
  const status = useTaskStatus(quest?.taskId, valueOf(parts?.tasks), loggedIn)
  const state = questStateOf({ quest, loggedIn, status, read })

  return (
    <MomentShell
      title={title}
      pageName={PAGE}
      bar={quest && <QuestBar quest={quest} state={state} {...on} onLogin={gate.openLogin} />}
    >
      {moment !== undefined && <MomentReader moment={moment} pageName={PAGE} />}
      {moment === undefined && (parts ? <QuestFailed onRetry={retry} /> : <MomentSkeleton />)}
      {gate.sheet}
    </MomentShell>
  )
}
