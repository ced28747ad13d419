import { useRef, type ReactNode } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { Button } from '@/ui/button/Button'
import { PartFailed } from './PartFailed'
import styles from './QueryView.module.css'

interface QueryResult<T> {
  data: T | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

interface QueryViewProps<T> {
  query: QueryResult<T>
  /** The placeholder while the first answer loads. */
  skeleton: ReactNode
  /** A line with a quiet button instead of the large notice: for a part among others. */
  small?: boolean
  /** Replaces the network error's text. */
  failedText?: string
  /** Replaces the retry when the platform asks for a login. */
  login?: ReactNode
  children: (data: T) => ReactNode
}

/** A part of a page that has its own query: loading, failed with a retry, or ready. */
export function QueryView<T>({ query, children, ...view }: QueryViewProps<T>) {
  const { data, error } = query
  const root = useRef<HTMLDivElement>(null)
  if (data !== undefined) return children(data)
  const retry = () => {
    // The pressed button disappears while its query is fetched.
    root.current?.focus({ preventScroll: true })
    return query.refetch()
  }
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      {error ? (
        <Failed {...view} error={error} onRetry={retry} />
      ) : (
        <div aria-busy="true">{view.skeleton}</div>
      )}
    </div>
  )
}

type FailedProps = Pick<QueryViewProps<unknown>, 'small' | 'failedText' | 'login'> & {
  error: unknown
  onRetry: () => Promise<unknown>
}

function Failed({ small = false, failedText, login, error, onRetry }: FailedProps) {
  if (login && failureOf(error).kind === 'signedOut')
    return <div className={styles.small}>{login}</div>
  if (!small) return <PartFailed text={failedText} onRetry={onRetry} />
  return (
    <div role="alert" className={styles.small}>
      <Button small quiet onPress={onRetry}>
        {failedText ?? '加载失败，点击重试'}
      </Button>
    </div>
  )
}
