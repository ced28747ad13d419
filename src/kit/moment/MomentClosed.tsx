import { Link } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { paths } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import styles from './MomentClosed.module.css'

/** Why there is nothing to read, or undefined for a moment that can be read. */
export function closedText(moment: Pick<Moment, 'status'> | null): string | undefined {
  if (!moment) return '动态不存在或已被删除'
  if (moment.status === 'DELETED') return '该动态已被删除'
  return moment.status === 'AUDITING' ? '动态审核中，暂不可见' : undefined
}

/** In place of a moment that cannot be read. */
export function MomentClosed({ text }: { text: string }) {
  return (
    <div className={styles.closed}>
      <EmptyState text={text}>
        {currentVisit().visit !== 'app' && (
          <Link className={styles.home} to={paths.home()}>
            去首页看看
          </Link>
        )}
      </EmptyState>
    </div>
  )
}
