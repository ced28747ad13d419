import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { QuestMoment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { idOf } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import type { loadQuest } from './loader'
import { QuestBar } from './QuestBar'
import { questStateOf } from './questState'
import { QuestFailed } from './QuestFailed'
import { PAGE, useQuest } from './useQuest'
import { useTaskStatus } from './useTaskStatus'

/** What the platform's answer to a login that is over looks like. */
const SIGNED_OUT = { code: 'S00000' }

/** A moment that was opened from a task list: reading it for some seconds completes the task. */
export function TrendsDetailQuestPage() {
  const title = currentVisit().visit === 'app' ? '浏览动态得奖励' : '动态详情'
  const { parts, retry } = usePageData<typeof loadQuest>()
  const moment = useLastGood(parts?.main)
  const [query] = useSearchParams()
  useDocumentTitle(title)
  usePageView(PAGE, {
    momentId: idOf(query.get('momentId')),
    taskId: idOf(query.get('taskId')),
  })
  const gate = useLoginGate(PAGE)
  const quest = moment?.status === 'NORMAL' ? moment.quest : null
  const { read, ...on } = useQuest(quest, gate)
  const signedOut = parts?.tasks.ok === false && parts.tasks.failure.kind === 'signedOut'
  const loggedIn = gate.loggedIn && !signedOut
  const status = useTaskStatus(quest?.taskId, valueOf(parts?.tasks), loggedIn)
  const state = questStateOf({ quest, loggedIn, status, read })

  const onLogin = () => {
    // Logged in here, but the platform no longer knows it.
    if (gate.requireLogin()) gate.wasSignedOut(SIGNED_OUT)
  }
  return (
    <MomentShell
      title={title}
      pageName={PAGE}
      bar={quest && <QuestBar quest={quest} state={state} {...on} onLogin={onLogin} />}
    >
      {moment !== undefined && <MomentReader moment={moment} pageName={PAGE} />}
      {moment === undefined && (parts ? <QuestFailed onRetry={retry} /> : <MomentSkeleton />)}
      {gate.sheet}
    </MomentShell>
  )
}

/** A moment that is being read stays when asking for it again fails. */
function useLastGood(main: Settled<QuestMoment | null> | undefined) {
  const [good, setGood] = useState<QuestMoment | null>()
  if (main?.ok && main.value !== good) setGood(main.value)
  return main?.ok ? main.value : good
}
