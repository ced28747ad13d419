import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { ACTION_WORDS, type ActionState } from './actionStates'
import { useCampaign } from '@/kit/page/useCampaign'

export interface ActionButtonProps {
  state: ActionState
  /** The label when the action is open, e.g. 立即领取. */
  label: string
  onPress: PressHandler
  /** For GUEST, instead of opening the login. */
  onLogin?: () => void
  /** Replaces the usual label of a state, e.g. `{ GUEST: '登录后签到' }`. */
  words?: Partial<Record<ActionState, string>>
  /** Explains how to get more; for LACK. Without it the button is disabled. */
  onLack?: () => void
  /** The label while the press is being processed, e.g. 签到中. Left out: dots. */
  busyLabel?: string
  className?: string
}

/** The main button of a campaign: enabled, or labelled with what blocks it. */
export function ActionButton({
  state,
  label,
  onPress,
  onLogin,
  words,
  onLack,
  busyLabel,
  className,
}: ActionButtonProps) {
  const { openLogin } = useCampaign()
  const usual = state === 'READY' ? { label, disabled: false } : ACTION_WORDS[state]
  const press = { GUEST: onLogin ?? openLogin, LACK: onLack }[state as string] ?? onPress
  return (
    <Button
      wide
      className={className}
      busyLabel={busyLabel}
      disabled={usual.disabled || (state === 'LACK' && !onLack)}
      onPress={press}
    >
      {words?.[state] ?? usual.label}
    </Button>
  )
}
