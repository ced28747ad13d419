import { useKnownRoute } from '@/kit/page/useKnownRoute'
import { Button } from '@/ui/Button'
import { CheckRow } from './CheckRow'
import type { Checks } from './useChecks'
import { useRoutePaths } from './useRoutePaths'
import { VECTORS, checkRoutes, checkVector } from './vectors'
import styles from './Laboratory.module.css'

/** The facts to test, one row each, and all of them with one tap. */
export function VectorsSection({ checks }: { checks: Checks }) {
  const paths = useRoutePaths()
  const isKnown = useKnownRoute()
  const routes = () => checkRoutes(paths, isKnown)
  const runAll = async () => {
    await Promise.all([
      ...VECTORS.map((vector) => checks.run(vector.id, vector.label, () => checkVector(vector))),
      checks.run('routes', '路由表', routes),
    ])
  }
  return (
    <>
      <div className={styles.bar}>
        <h3 className={styles.heading}>规则向量</h3>
        <Button small onPress={runAll}>
          全部检测
        </Button>
      </div>
      <ul>
        {VECTORS.map((vector) => (
          <CheckRow
            key={vector.id}
            id={vector.id}
            label={vector.label}
            checks={checks}
            work={() => checkVector(vector)}
          />
        ))}
        <CheckRow id="routes" label="路由表" checks={checks} work={routes} />
      </ul>
    </>
  )
}
