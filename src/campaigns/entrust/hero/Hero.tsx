import type { EntrustStatus } from '@/api/entrust'
import { STATUS_LABELS } from '../entrust'
import { Keeper } from './Keeper'
import { WallGears } from './WallGears'
import styles from './Hero.module.css'

const LINES = {
  NONE: '管家在等你上发条',
  RUNNING: '齿轮转着，管家忙着',
  PAUSED: '管家打了个盹',
  EXPIRED: '发条走完了',
} as const satisfies Record<EntrustStatus, string>

interface HeroProps {
  /** Undefined where nobody's keeper is shown. */
  status: EntrustStatus | undefined
  territoryName: string
}

/** The workshop, with the keeper at work or at rest. */
export function Hero({ status, territoryName }: HeroProps) {
  return (
    <header className={styles.hero} data-status={status}>
      <WallGears />
      <Keeper isAsleep={status === 'PAUSED' || status === 'EXPIRED'} />
      <div className={styles.words}>
        <h1 className={styles.title}>任务委托</h1>
        <p className={styles.line}>{status ? LINES[status] : '请一位发条管家'}</p>
        {status && (
          <p className={styles.status}>
            <span className={styles.lamp} aria-hidden="true" />
            {STATUS_LABELS[status]}
          </p>
        )}
        {territoryName && <p className={styles.territory}>{territoryName}</p>}
      </div>
    </header>
  )
}
