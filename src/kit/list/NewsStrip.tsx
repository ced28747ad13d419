import { useEffect, useState } from 'react'
import { useOnScreen } from '@/ui/useOnScreen'
import { PauseIcon, PlayIcon } from '@/ui/icons'
import styles from './NewsStrip.module.css'

export interface NewsStripProps {
  /** The news, one line at a time. */
  lines: readonly string[]
  /** What the lines are, for screen readers. */
  label: string
}

const ROLL_MS = 3000

/** Short news, one line after the other: paused off screen, in the background, and by the person. */
export function NewsStrip({ lines, label }: NewsStripProps) {
  const [root, isOnScreen] = useOnScreen<HTMLElement>()
  const [isStopped, setIsStopped] = useState(false)
  const [at, setAt] = useState(0)
  const rolls = lines.length > 1 && isOnScreen && !isStopped
  useEffect(() => {
    if (!rolls) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((before) => before + 1)
    }, ROLL_MS)
    return () => clearInterval(timer)
  }, [rolls])
  if (lines.length === 0) return null
  const shown = at % lines.length
  return (
    <section ref={root} className={styles.strip} aria-label={label}>
      <p key={shown} className={styles.line}>
        {lines[shown]}
      </p>
      {lines.length > 1 && (
        <button
          type="button"
          className={styles.stop}
          aria-label={isStopped ? '继续滚动' : '暂停滚动'}
          onClick={() => setIsStopped(!isStopped)}
        >
          {isStopped ? <PlayIcon /> : <PauseIcon />}
        </button>
      )}
    </section>
  )
}
