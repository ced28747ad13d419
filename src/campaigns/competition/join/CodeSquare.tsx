import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { PartFailed } from '@/kit/page/parts/PartFailed'
import { codeQuery } from '@/kit/page/query/usePart'
import { SkeletonBlock } from '@/ui/Skeleton'
import type { SignUpCode } from './useSignUpCode'
import styles from './Code.module.css'

/** Most people look at the contest alone. */
const codeDrawing = codeQuery('CodeDrawing', () => import('./CodeDrawing'))

/** The code for signing up, on its way or there, and until when it counts. */
export function CodeSquare({ code }: { code: SignUpCode }) {
  const { content, isFailed, until, isLive, renew } = code
  if (isFailed) return <PartFailed onRetry={renew} />
  const waiting = <SkeletonBlock className={styles.square} />
  return (
    <div className={styles.code}>
      <LoadedPart part={codeDrawing} waiting={waiting}>
        {({ CodeDrawing }) =>
          content === undefined ? (
            waiting
          ) : (
            <CodeDrawing content={content} isLive={isLive} onRenew={renew} />
          )
        }
      </LoadedPart>
      <p className={styles.until}>{isLive && until !== '' ? `有效期至 ${until}` : '\u00a0'}</p>
    </div>
  )
}
