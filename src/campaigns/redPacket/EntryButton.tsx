import { useSearchParams } from 'react-router-dom'
import { failureOf } from '@/api/core/verdict/failure'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { showToast } from '@/ui/toast/toast'
import { appPathOf, isInApp } from './appPath'
import { usePlays } from './plays'
import { entryOf } from './rounds'
import type { EntryState, Round } from './rounds'
import { useRain } from './useRain'
import styles from './StageCard.module.css'

interface EntryButtonProps {
  live: Round
  onEnter: (round: Round) => Promise<void>
  onLogin: () => void
}

const CLOSED: Partial<Record<EntryState, string>> = {
  PLAYED: '本场已参与',
  LIMIT: '今日次数已用完',
}

/** The entry to the live round. Outside the app it opens the app. */
export function EntryButton({ live, onEnter, onLogin }: EntryButtonProps) {
  const { pageName, track, loggedIn } = useCampaign()
  const [search] = useSearchParams()
  const plays = usePlays()
  const { data, isPlaceholderData, isFetching, refetch } = useRain().query
  if (!data) return null
  if (!isInApp())
    return (
      <>
        <Button
          wide
          className={styles.main}
          onPress={() => openApp({ pageName, path: appPathOf(search) }).then(() => undefined)}
        >
          进入红包雨
        </Button>
        <p className={styles.small}>正式场次在App内进行</p>
      </>
    )
  const entry = entryOf(live, data, loggedIn, (playToken) =>
    plays.some((play) => play.playToken === playToken),
  )
  const press = () => {
    track('button', 'play', { roundId: live.roundId })
    if (entry === 'STALE') return askAgain(refetch)
    return entry === 'GUEST' ? onLogin() : onEnter(live)
  }
  const isClosed = CLOSED[entry] !== undefined
  return (
    <>
      <Button
        wide
        className={styles.main}
        // An answer to a guest, or from before the round, does not apply to this person's play.
        busy={isPlaceholderData || (entry === 'STALE' && isFetching)}
        disabled={isClosed}
        onPress={press}
      >
        {CLOSED[entry] ?? '进入红包雨'}
      </Button>
      {data.remainTimes !== undefined && entry === 'READY' && (
        <p className={styles.small}>今日还可参与{data.remainTimes}次</p>
      )}
    </>
  )
}

/** Retries the answer that should have come with the round's start. */
async function askAgain(refetch: () => Promise<{ error: unknown }>): Promise<void> {
  const { error } = await refetch()
  if (error && !failureOf(error).toasted) showToast(failureOf(error).text)
}
