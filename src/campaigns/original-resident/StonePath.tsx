import type { CSSProperties } from 'react'
import { StageClaim, StageIcon } from '@/kit/claim/StageClaim'
import { rungsOf } from '@/kit/claim/ladder'
import type { Rung, Stage, StageStatus } from '@/kit/claim/ladder'
import { EmptyState } from '@/ui/EmptyState'
import { classes } from '@/ui/classes'
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

function Claim({ rung, ...rest }: ClaimProps) {
  const claim = <StageClaim stage={rung} className={styles.claim} {...rest} />
  return rung.status === 'CLAIMABLE' ? <Tap name="get-to">{claim}</Tap> : claim
}

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
        <StageIcon status={status} />
      </span>
    </div>
  )
}
