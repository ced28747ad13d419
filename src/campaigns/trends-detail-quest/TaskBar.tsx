import type { MomentQuest } from '@/api/moment'
import type { VerticalTask } from '@/api/tasks'
import { isSignedOut, valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { QuestBar } from './QuestBar'
import { questStateOf } from './questState'
import { useClaim } from './useClaim'
import { useQuest } from './useQuest'
import { useReader } from './useReader'
import { useTaskStatus } from './useTaskStatus'

interface TaskBarProps {
  quest: MomentQuest
  /** The person's own tasks; undefined while they are on their way. */
  told: Settled<VerticalTask[]> | undefined
  gate: LoginGate
  /** How many logins the gate has seen. */
  logins: number
}

/** The task behind the moment, as it stands for whoever reads. Another task is another bar. */
export function TaskBar({ quest, told, gate, logins }: TaskBarProps) {
  const { taskId } = quest
  const reader = useReader(logins)
  const loggedIn = gate.loggedIn && !isSignedOut(told)
  const { status, ask } = useTaskStatus(taskId, valueOf(told), loggedIn)
  const { read, ...on } = useQuest(taskId, reader)
  const onClaim = useClaim(quest, ask, gate)
  const state = questStateOf({ quest, loggedIn, status, read })
  return (
    <QuestBar
      quest={quest}
      state={state}
      reader={reader}
      {...on}
      onClaim={onClaim}
      onLogin={gate.openLogin}
    />
  )
}
