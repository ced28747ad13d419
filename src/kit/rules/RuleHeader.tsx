import type { ReactNode } from 'react'
import type { RuleText } from './ruleText'
import styles from './RuleDoc.module.css'

interface RuleHeaderProps {
  title: string
  icon: ReactNode
  text: RuleText | undefined
}

export function RuleHeader({ title, icon, text }: RuleHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.version}>{versionLine(text)}</p>
      </div>
      <div className={styles.icon} aria-hidden="true">
        {icon}
      </div>
    </header>
  )
}

function versionLine(text: RuleText | undefined): string {
  if (!text) return '正在加载最新版本'
  if (text.builtIn) return '内容可能不是最新版本'
  const { version, effectiveDate } = text
  return (
    [version, effectiveDate && `${effectiveDate} 起生效`].filter(Boolean).join(' · ') || '现行版本'
  )
}
