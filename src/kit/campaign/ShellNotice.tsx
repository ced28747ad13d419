import { Link } from 'react-router-dom'
import { NETWORK_TEXT } from '@/api/failure'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import styles from './ShellNotice.module.css'

interface ShellNoticeProps {
  title: string
  /** Taken down; otherwise it could not be loaded. */
  offline: boolean
  onRetry: () => Promise<unknown>
}

/** The whole page when there is nothing to show of the campaign, with the one thing that helps. */
export function ShellNotice({ title, offline, onRetry }: ShellNoticeProps) {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <div role="alert">
        <EmptyState text={offline ? '活动已下线' : NETWORK_TEXT}>
          {offline ? (
            <Link className={styles.home} to={paths.home()}>
              去首页看看
            </Link>
          ) : (
            <Button onPress={onRetry}>重新加载</Button>
          )}
        </EmptyState>
      </div>
    </main>
  )
}
