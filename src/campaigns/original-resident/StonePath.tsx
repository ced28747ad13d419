import type { CSSProperties } from 'react'
import { ACTION_WORDS } from '@/kit/page/parts/actionStates'
import { rungsOf, type Rung, type Stage, type StageStatus } from './stages'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { CheckIcon, CloseIcon, GiftIcon, LockIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { isLit, stepsTo, wording } from './resident'
import { Tap } from './clicks'
import styles from './StonePath.module.css'

interface StonePathProps {
  stages: readonly Stage[]
  have: number
  /** Replaces 「去领取」 while nothing can be claimed. */
  closed: string | undefined
  onClaim: (stageId: string) => Promise<void>
}

/** The resident's path: stepping stones that light up with the progress. */
export function StonePath({ stages, have, closed, onClaim }: StonePathProps) {
  const words = wording()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words.ladder}</h2>
      {stages.length === 0 && <EmptyState text="奖励准备中，敬请期待" />}
      <ol>
        {rungsOf(stages, have).map((rung, at) => (
          <li key={rung.id} className={styles.rung} data-status={rung.status}>
            <Stone index={at} progress={rung.progress} status={rung.status} />
            <div className={styles.card}>
              <Picture src={rung.img} name={rung.name} decorative className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.name}>{rung.name}</p>
                <p className={classes(styles.need, rung.isNext && styles.next)}>
                  {rung.isNext ? words.more(rung.missing) : words.need(rung.need)}
                </p>
              </div>
              <Claim rung={rung} closed={closed} onClaim={() => onClaim(rung.id)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ClaimProps {
  rung: Rung
  closed: string | undefined
  onClaim: () => Promise<void>
}

/** The status of a stage's reward, or the button that claims it. */
function Claim({ rung: { name, status }, closed, onClaim }: ClaimProps) {
  if (status !== 'CLAIMABLE')
    return <span className={styles.state}>{ACTION_WORDS[status].label}</span>
  return (
    <Tap name="get-to">
      <Button
        small
        disabled={closed !== undefined}
        onPress={onClaim}
        label={closed ? undefined : `去领取 ${name}`}
        className={styles.claim}
      >
        {closed ?? '去领取'}
      </Button>
    </Tap>
  )
}

const ICONS = {
  LOCKED: LockIcon,
  CLAIMABLE: GiftIcon,
  CLAIMED: CheckIcon,
  SOLD_OUT: CloseIcon,
} satisfies Record<StageStatus, typeof LockIcon>

interface StoneProps {
  /** Its index on the path, which winds. */
  index: number
  /** The progress to it, from 0 to 1. */
  progress: number
  status: StageStatus
}

/** One large stone, and the small ones before it. */
function Stone({ index, progress, status }: StoneProps) {
  const steps = stepsTo(index)
  const Icon = ICONS[status]
  return (
    <div className={styles.way} data-side={index % 2 === 0 ? 'left' : 'right'} aria-hidden="true">
      {steps.map((step, at) => (
        <span
          key={step.top}
          className={styles.step}
          data-lit={isLit(at, steps.length, progress) || undefined}
          style={
            {
              left: `${step.left}%`,
              top: `${step.top}%`,
              transform: `translate(-50%, -50%) rotate(${step.turn}deg)`,
              '--at': at,
            } as CSSProperties
          }
        />
      ))}
      <span className={styles.stone} data-lit={progress === 1 || undefined} data-status={status}>
        <Icon />
      </span>
    </div>
  )
}
