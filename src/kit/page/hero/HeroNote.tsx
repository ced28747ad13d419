import { useQueryClient } from '@tanstack/react-query'
import { Countdown } from '@/kit/clock/Countdown'
import type { ShellState } from '@/kit/page/shell/shellState'
import styles from './HeroNote.module.css'

interface HeroNoteProps {
  state: ShellState
}

/** The campaign's times: the countdown to its start, at which everything is refetched, or that it is over. */
export function HeroNote({ state }: HeroNoteProps) {
  const queryClient = useQueryClient()
  if (state.name === 'ENDED') return <p className={styles.ended}>活动已结束</p>
  if (state.name !== 'NOT_STARTED') return null
  return (
    <p className={styles.soon}>
      {state.startsAt === undefined ? (
        '活动尚未开始'
      ) : (
        <Countdown
          endsAt={state.startsAt}
          label="距开始"
          onEnd={() => void queryClient.invalidateQueries()}
        />
      )}
    </p>
  )
}
