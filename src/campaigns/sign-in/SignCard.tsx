import { ActionButton } from '@/kit/campaign/ActionButton'
import { actionStateOf } from '@/kit/campaign/actionStates'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { track } from '@/tracking/track'
import { CycleRow } from './CycleRow'
import styles from './SignInPage.module.css'
import { BLANK_CYCLE, ownStateOf, signedText } from './signIn'
import type { Signing } from './useSigning'

export interface SignCardProps {
  shell: ShellStateName
  signing: Signing
  onLogin: () => void
}

/** The reward row and the button that the page is for. */
export function SignCard({ shell, signing, onLogin }: SignCardProps) {
  const { shown, sealed, sign } = signing
  const press = (action: () => Promise<void> | void) => () => {
    track('sign-in', 'button', 'sign')
    return action()
  }
  return (
    <section className={styles.card} aria-label="签到奖励">
      <CycleRow
        cycle={shown?.cycle ?? BLANK_CYCLE}
        fresh={shown !== undefined && sealed === shown.today}
      />
      <ActionButton
        className={styles.sign}
        state={actionStateOf(shell, shown !== undefined, ownStateOf(shown))}
        label="立即签到"
        busyLabel="签到中"
        words={{ GUEST: '登录后签到', ...(shown && { CLAIMED: signedText(shown) }) }}
        onPress={press(sign)}
        onLogin={press(onLogin)}
      />
    </section>
  )
}
