import type { EntrustStatus } from '@/api/entrust'
import { STATUS_LABELS } from './entrust'
import { Gear } from './Gear'
import { Keeper } from './Keeper'
import styles from './Hero.module.css'

const LINES = {
  NONE: '管家在等你上发条',
  RUNNING: '齿轮转着，管家忙着',
  PAUSED: '管家打了个盹',
  EXPIRED: '发条走完了',
} as const satisfies Record<EntrustStatus, string>

interface HeroProps {
  /** Undefined if no keeper is shown. */
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

/** The large gears on the workshop's wall: they mesh, so neighbours turn against each other. */
function WallGears() {
  return (
    <svg className={styles.gears} viewBox="0 0 750 660" aria-hidden="true">
      <Gear x={628} y={96} radius={88} teeth={18} turn={26} color="#12716f" shade="#0a4a4c" />
      <Gear x={458} y={58} radius={58} teeth={12} turn={-17.3} color="#167e7b" shade="#0a4a4c" />
      <Gear x={706} y={246} radius={54} teeth={11} turn={-15.9} color="#167e7b" shade="#0a4a4c" />
      <Gear x={372} y={4} radius={34} teeth={7} turn={10.1} color="#12716f" shade="#0a4a4c" />
    </svg>
  )
}
