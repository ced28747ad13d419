import { Link } from 'react-router-dom'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { LOAD_FAILED_TEXT } from '@/lib/failure/errors'
import { Button } from '@/ui/button/Button'
import { buttonClasses } from '@/ui/button/buttonClasses'
import { EmptyState } from '@/ui/EmptyState'
import { refetchFailed } from '@/kit/query/queryClient'
import styles from './ShellNotice.module.css'
import { HOME, WayOn } from './WayOn'

interface ShellNoticeProps {
  title: string
  /** True: taken down; false: it could not be loaded. */
  offline: boolean
}

/** The whole page when there is nothing of the campaign to show, with a remedy. */
export function ShellNotice({ title, offline }: ShellNoticeProps) {
  return (
    <main className={styles.page}>
      <h1 className="visually-hidden">{title}</h1>
      <div role="alert">
        <EmptyState
          text={offline ? '活动已下线' : NETWORK_TEXT}
          {...(!offline && { detail: LOAD_FAILED_TEXT })}
        >
          {offline ? (
            <WayOn to={HOME.to} text="去首页看看" />
          ) : (
            <>
              <Button onPress={refetchFailed}>重新加载</Button>
              <Link className={buttonClasses({ quiet: true })} to={HOME.to} replace>
                {HOME.text}
              </Link>
            </>
          )}
        </EmptyState>
      </div>
    </main>
  )
}
