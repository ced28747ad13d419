import { Button } from '@/ui/button/Button'
import { CheckRow } from '../checks/Section'
import type { Checks } from '../checks/useChecks'
import styles from './Laboratory.module.css'
import { VECTORS, checkVector } from './vectors'

const ROWS = VECTORS.map((vector) => ({ label: vector[0], work: () => checkVector(vector) }))

/** The facts to test, one row each, and all of them with one tap. */
export function VectorsSection({ checks }: { checks: Checks }) {
  const runAll = () => Promise.all(ROWS.map(({ label, work }) => checks.run(label, label, work)))
  return (
    <>
      <div className={styles.bar}>
        <h3 className={styles.heading}>规则向量</h3>
        <Button small onPress={runAll}>
          全部检测
        </Button>
      </div>
      <ul>
        {ROWS.map((row) => (
          <CheckRow key={row.label} id={row.label} {...row} checks={checks} />
        ))}
      </ul>
    </>
  )
}
