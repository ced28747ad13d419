import { useQuery } from '@tanstack/react-query'
import type { MomentQuest } from '@/api/moment'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { tasksQuery } from '../queries'
import { QuestBar } from './QuestBar'
import { questStateOf, statusIn } from '../questState'
import { useClaim } from '../useClaim'
import { useQuest } from '../useQuest'

/** The task behind the moment, for this person. Another task is another bar. */
export function TaskBar({ quest }: { quest: MomentQuest }) {
  const campaign = useCampaign()
  const { taskId } = quest
  const tasks = useQuery({ ...tasksQuery(useSessionKey()), enabled: campaign.loggedIn })
  const loggedIn = campaign.loggedIn && !isSignedOut(tasks)
  const { read, ...on } = useQuest(taskId)
  const onClaim = useClaim(quest)
  const state = questStateOf({ quest, loggedIn, status: statusIn(tasks.data, taskId), read })
  return <QuestBar quest={quest} state={state} {...on} onClaim={onClaim} />
}
