import { useEffect, useState } from 'react'
import { scrollBehavior } from '@/lib/motion/motion'
import { ArrowUpIcon } from '@/ui/icons'
import styles from './RuleDoc.module.css'

const SCREENS = 2

/** Appears after two screens; takes the page back to its start. The owner takes the focus along: the button goes. */
export function BackToTop({ onPress }: { onPress: () => void }) {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(window.scrollY > SCREENS * window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!far) return null
  const back = () => {
    onPress()
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
  }
  return (
    <button type="button" className={styles.top} data-floats onClick={back}>
      <ArrowUpIcon />
      返回顶部
    </button>
  )
}
