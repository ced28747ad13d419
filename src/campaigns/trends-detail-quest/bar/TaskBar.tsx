import type { MomentQuest } from '@/api/moment'
import { listVerticalTasks } from '@/api/tasks'
import { useAnswer } from '@/kit/page/query/answer'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { QuestBar } from './QuestBar'
import { questStateOf, statusIn } from '../questState'
import { useClaim } from '../useClaim'
import { useQuest } from '../useQuest'

/** The task behind the moment, for this person. Another task is another bar. */
export function TaskBar({ quest }: { quest: MomentQuest }) {
  const campaign = useCampaign()
  const { taskId } = quest
  const tasks = useAnswer(listVerticalTasks, { scene: 'MOMENT' }, { enabled: campaign.loggedIn })
  const loggedIn = campaign.loggedIn && !isSignedOut(tasks)
  const { read, ...on } = useQuest(taskId)
  const onClaim = useClaim(quest)
  const state = questStateOf({ quest, loggedIn, status: statusIn(tasks.data, taskId), read })
  return <QuestBar quest={quest} state={state} {...on} onClaim={onClaim} />
}
