import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router-dom'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { ChunkLoadError } from '@/lib/failure/errors'
import { reloadIfThere } from '@/lib/failure/loadChunk'
import { noteProblem } from '@/lib/failure/problems'
import { finishProgress } from '@/lib/motion/progress'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { Button } from '@/ui/button/Button'
import { ERROR_ART } from './errorArt'
import { describeRouteFailure, problemOf } from './routeFailure'
import styles from './RouteError.module.css'

/** The error page (specification sections 2 and 8). In the frame it keeps the header and the footer. */
export function RouteError() {
  const error = useRouteError()
  const navigate = useNavigate()
  const location = useLocation()
  const failure = describeRouteFailure(error, navigator.onLine)
  useDocumentTitle('出错了')
  useNewDocument(error)
  useEffect(() => {
    finishProgress()
    track('error', 'page', 'error', { kind: failure.kind })
    const problem = import.meta.env.VITE_REPORT_URL && problemOf(failure.kind, error)
    if (problem) noteProblem(problem, error)
    if (import.meta.env.DEV) console.error(error)
  }, [error, failure.kind])

  const reload = () => {
    track('error', 'button', 'reload')
    // A failed chunk is never requested again by the same document. Offline a reload does not help either.
    if (error instanceof ChunkLoadError && navigator.onLine) window.location.reload()
    // Not a revalidation: the router clears an error after one only when React has rendered in between.
    else return navigate(location, { replace: true, state: location.state as unknown })
  }
  return (
    <section className={styles.page} role="alert">
      <img className={styles.art} src={ERROR_ART} alt="" width="320" height="260" />
      <h1 className={styles.title}>{failure.text}</h1>
      {failure.detail && <p className={styles.detail}>{failure.detail}</p>}
      <div className={styles.actions}>
        {failure.canReload && <Button onPress={reload}>重新加载</Button>}
        {location.pathname !== paths.home() && (
          <Link
            className={styles.home}
            to={paths.home()}
            onClick={() => track('error', 'button', 'home')}
          >
            返回首页
          </Link>
        )}
      </div>
    </section>
  )
}

const shownAt = new WeakMap<ChunkLoadError, string>()

/**
 * The router keeps a page's failed code, and so its error, for as long as the document lives. Opening such a page once
 * more loads a new document, unless the server cannot be reached.
 */
function useNewDocument(error: unknown): void {
  const { key } = useLocation()
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) return undefined
    const first = shownAt.get(error)
    shownAt.set(error, key)
    if (first === undefined || first === key) return undefined
    let left = false
    void reloadIfThere(() => !left)
    return () => {
      left = true
    }
  }, [error, key])
}
