import { appointmentInfo } from '@/api/redPacket'
import type { RainInfo } from '@/api/redPacket'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import type { Round } from '../rounds/rounds'
import type { RainState } from '../useRain'
import styles from './StageCard.module.css'

interface AppointButtonProps {
  round: Round
  rain: RainState
  onLogin: () => void
  /** Beside a round that is live. */
  small?: boolean
}

const DONE_TEXT = '预约成功，开场前提醒你'

/** 「预约提醒」, for the next round. */
export function AppointButton({ round, rain, onLogin, small = false }: AppointButtonProps) {
  const { track, loggedIn } = useCampaign()
  const { activityId, query, applyPatch, refetch, isAppointed } = rain
  const { write, isPending } = useWrite<{ roundId: string }, RainInfo>({
    send: ({ roundId }) => appointmentInfo({ activityId, action: 'APPOINT', roundId }),
    onDone: (answer) => {
      // What the answer leaves out is asked for.
      if (answer.appointed) {
        const { appointed, appointCount } = answer
        applyPatch((info) => ({ ...info, appointed, appointCount }))
        showToast(DONE_TEXT)
      }
      return refetch()
    },
    checkApplied: async () => {
      const applied = await isAppointed()
      if (applied) showToast(DONE_TEXT)
      return applied
    },
    onSignedOut: () => {
      onLogin()
      void refetch()
    },
    onRefused: () => {
      void refetch()
    },
  })
  const done = loggedIn && query.data?.appointed === true
  const press = () => {
    track('button', 'appoint', { roundId: round.roundId })
    return loggedIn ? write({ roundId: round.roundId }) : onLogin()
  }
  return (
    <Button
      wide={!small}
      small={small}
      quiet={small}
      disabled={done}
      busy={isPending}
      onPress={press}
      className={small ? undefined : styles.main}
    >
      {done ? '已预约' : '预约提醒'}
    </Button>
  )
}
