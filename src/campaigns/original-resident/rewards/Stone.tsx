import type { CSSProperties } from 'react'
import type { StageStatus } from '@/kit/claim/ladder'
import { StageIcon } from '@/kit/claim/StageClaim'
import { isLit, stepsTo } from './steps'
import styles from './Stone.module.css'

export interface StoneProps {
  /** Which one of the path: it winds. */
  index: number
  /** How much of the way to it is done, from 0 to 1. */
  progress: number
  status: StageStatus
}

/** One large stone, and the small ones that lead to it. */
export function Stone({ index, progress, status }: StoneProps) {
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
