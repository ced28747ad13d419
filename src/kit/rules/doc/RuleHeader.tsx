import type { ReactNode, Ref } from 'react'
import styles from './RuleDoc.module.css'

interface RuleHeaderProps {
  title: string
  icon: ReactNode
  version: string
  facts?: ReactNode
  /** For the way back to the top, which takes the focus along. */
  titleRef: Ref<HTMLHeadingElement>
}

export function RuleHeader({ title, icon, version, facts, titleRef }: RuleHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 ref={titleRef} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.version}>{version}</p>
        {facts}
      </div>
      <div className={styles.icon} aria-hidden="true">
        {icon}
      </div>
    </header>
  )
}
