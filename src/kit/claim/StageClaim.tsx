import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { CheckIcon, CloseIcon, GiftIcon, LockIcon } from '@/ui/icons'
import { ACTION_WORDS } from '@/kit/page/parts/actionStates'
import type { Stage, StageStatus } from './ladder'
import styles from './StageClaim.module.css'

export interface StageClaimProps {
  stage: Pick<Stage, 'name' | 'status'>
  /** Replaces 「去领取」 while nothing can be claimed. */
  closed: string | undefined
  /** A returned promise keeps the button busy. */
  onClaim: () => Promise<unknown> | void
  /** Of the button. */
  className?: string
}

/** The status of a stage's reward, or the button that claims it. */
export function StageClaim({
  stage: { name, status },
  closed,
  onClaim,
  className,
}: StageClaimProps) {
  if (status !== 'CLAIMABLE')
    return <span className={styles.state}>{ACTION_WORDS[status].label}</span>
  return (
    <Button
      small
      disabled={closed !== undefined}
      onPress={onClaim}
      label={closed ? undefined : `去领取 ${name}`}
      className={classes(styles.claim, className)}
    >
      {closed ?? '去领取'}
    </Button>
  )
}

const ICONS = {
  LOCKED: LockIcon,
  CLAIMABLE: GiftIcon,
  CLAIMED: CheckIcon,
  SOLD_OUT: CloseIcon,
} satisfies Record<StageStatus, typeof LockIcon>

export function StageIcon({ status }: { status: StageStatus }) {
  const Icon = ICONS[status]
  return <Icon />
}
