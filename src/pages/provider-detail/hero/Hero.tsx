import { useRef, useState } from 'react'
import { BASE_PATH } from '@/lib/env'
import { safeImage } from '@/lib/url/safeUrl'
import { useParallax } from './useParallax'
import styles from './Hero.module.css'

const FALLBACK = `${BASE_PATH}/banner.svg`

interface HeroProps {
  /** From data. */
  banner: string
  category: string
}

/** The provider's banner; the frame's own replaces one that is missing or does not load. */
export function Hero({ banner, category }: HeroProps) {
  const [failed, setFailed] = useState(false)
  const art = useRef<HTMLImageElement>(null)
  useParallax(art)
  return (
    <div className={styles.hero}>
      <img
        ref={art}
        className={styles.art}
        src={(!failed && safeImage(banner)) || FALLBACK}
        alt=""
        width="750"
        height="480"
        fetchPriority="high"
        onError={() => setFailed(true)}
      />
      {category && <span className={styles.chip}>{category}</span>}
    </div>
  )
}
