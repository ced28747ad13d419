import type { ReactNode } from 'react'
import styles from './SceneHero.module.css'

interface SceneHeroProps {
  /** The picture: as wide as the page, and as high as the theme's `--scene-height`. */
  art: ReactNode
  /** The page's heading. */
  title: string
  /** Above the heading: the kind of page. */
  eyebrow?: string
  /** Below it. */
  line?: string
  /** Tags or a status, below the text. */
  children?: ReactNode
}

/** A hero with a picture, and below it the name of its subject. */
export function SceneHero({ art, title, eyebrow, line, children }: SceneHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.art}>{art}</div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{title}</h1>
        {line && <p className={styles.line}>{line}</p>}
        {children}
      </div>
    </header>
  )
}
