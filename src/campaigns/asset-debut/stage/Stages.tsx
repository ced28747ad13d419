import { Card } from '@/kit/page/parts/Card'
import type { DebutStage } from '../debut'
import styles from './Stages.module.css'

/** 预告 → 首发 → 结束. */
export function Stages({ stages }: { stages: readonly DebutStage[] }) {
  return (
    <Card label="首发阶段">
      <ol className={styles.stages}>
        {stages.map(({ name, time, status }) => (
          <li
            key={name}
            className={styles.stage}
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <b className={styles.name}>{name}</b>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
