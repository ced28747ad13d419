import { useServerNow } from '@/kit/clock/useServerNow'
import { praiseFor } from '../rain/rain'
import styles from './RainLayer.module.css'

interface HudProps {
  hits: number
  startsAt: number
  endsAt: number
  running: boolean
}

/** The time that is left, and what has been hit. */
export function Hud({ hits, startsAt, endsAt, running }: HudProps) {
  const now = Math.max(startsAt, useServerNow())
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return (
    <>
      <div className={styles.hud}>
        <p className={styles.time} role="timer" aria-label={`剩余${seconds}秒`}>
          {seconds}
        </p>
        <p className={styles.score}>
          已点中<b>{hits}</b>个
        </p>
      </div>
      <div className={styles.bar}>
        {running && (
          <span className={styles.left} style={{ animationDuration: `${endsAt - startsAt}ms` }} />
        )}
      </div>
    </>
  )
}

const SMALLEST_COMBO = 3

/** Shouted over the rain, and gone by itself. */
export function Combo({ combo }: { combo: number }) {
  if (combo < SMALLEST_COMBO) return null
  return (
    <div className={styles.combo} aria-hidden="true">
      <p className={styles.comboCount}>连击 ×{combo}</p>
      <p className={styles.praise}>{praiseFor(combo)}</p>
    </div>
  )
}
