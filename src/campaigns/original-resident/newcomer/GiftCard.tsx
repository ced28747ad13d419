import { ACTION_WORDS } from '@/kit/page/parts/actionStates'
import type { ActionWords } from '@/kit/page/parts/actionStates'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { GiftPicture } from './GiftPicture'
import type { GiftState } from '../resident/resident'
import { Tap } from '../role/Tap'
import styles from './GiftCard.module.css'

export interface GiftCardProps {
  state: GiftState
  /** It is being claimed. */
  busy: boolean
  /** '' where there is none. */
  rewardName: string
  onPress: PressHandler
}

const CLOSED: Partial<Record<GiftState, ActionWords>> = ACTION_WORDS

/** The welcome gift for people who are new. */
export function GiftCard({ state, busy, rewardName, onPress }: GiftCardProps) {
  const { label, disabled } = CLOSED[state] ?? { label: '我是新用户', disabled: false }
  return (
    <section className={styles.card} aria-label="新人礼包">
      <GiftPicture className={styles.picture} />
      <p className={styles.tag}>新人见面礼</p>
      <h2 className={styles.name}>{rewardName || '欢迎来到新世界'}</h2>
      <p className={styles.note}>首次注册即可领取，每人一份</p>
      <Tap name="new-user">
        <Button wide disabled={disabled} busy={busy} onPress={onPress} className={styles.button}>
          {label}
        </Button>
      </Tap>
    </section>
  )
}
