import { ACTION_WORDS } from '@/kit/page/parts/actionStates'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import type { GiftState } from './resident'
import { Tap } from './Tap'
import styles from './GiftCard.module.css'

export interface JoinCardProps {
  state: GiftState
  busy: boolean
  onPress: PressHandler
}

/** The way to register where newcomers are given nothing. */
export function JoinCard({ state, busy, onPress }: JoinCardProps) {
  const isClosed = state === 'NOT_STARTED' || state === 'ENDED'
  if (state !== 'JOIN' && !isClosed && !busy) return null
  return (
    <section className={styles.card} aria-label="成为原住民">
      <h2 className={styles.name}>欢迎来到新世界</h2>
      <p className={styles.note}>手机号注册，即可成为原住民</p>
      <Tap name="new-user">
        <Button wide disabled={isClosed} busy={busy} onPress={onPress} className={styles.button}>
          {isClosed ? ACTION_WORDS[state].label : '我是新用户'}
        </Button>
      </Tap>
    </section>
  )
}
