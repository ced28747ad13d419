import { useRef } from 'react'
import { classes } from '@/ui/classes'
import { EmptyState } from '@/ui/EmptyState'
import shell from './CampaignShell.module.css'
import styles from './ShellNotice.module.css'
import { useDocumentTitle } from './useDocumentTitle'
import { usePageTheme } from './usePageTheme'
import { HOME, WayOn, type Way } from './WayOn'

export interface BadLinkProps {
  /** The page's own. */
  title: string
  /** The error of the address, e.g. 活动链接有误. */
  text: string
  /** Where to find the right link. */
  detail?: string
  /** Another page to open; left out: home. */
  way?: Way
  /** As `CampaignShell` takes them. */
  dark?: boolean
  className?: string
}

/** The whole page when its address is invalid: an id is missing, or malformed. */
export function BadLink({
  title,
  text,
  detail,
  dark = false,
  className,
  way = HOME,
}: BadLinkProps) {
  const root = useRef<HTMLDivElement>(null)
  useDocumentTitle(title)
  usePageTheme(root)
  return (
    <div ref={root} className={classes(shell.shell, className)} data-dark={dark || undefined}>
      <main className={styles.page}>
        <h1 className="visually-hidden">{title}</h1>
        <div role="alert">
          <EmptyState text={text} {...(detail !== undefined && { detail })}>
            <WayOn {...way} />
          </EmptyState>
        </div>
      </main>
    </div>
  )
}
