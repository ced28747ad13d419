import { useCallback, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { RichText } from '@/kit/RichText'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { usePageBackground } from '@/kit/campaign/usePageBackground'
import { track } from '@/tracking/track'
import { usePageView } from '@/tracking/usePageView'
import { SkeletonLines } from '@/ui/Skeleton'
import { BackToTop } from './BackToTop'
import { Contents } from './Contents'
import { nameHeadings } from './outline'
import type { RuleHeading } from './outline'
import { RuleHeader } from './RuleHeader'
import type { RuleText } from './ruleText'
import styles from './RuleDoc.module.css'

export interface RuleDocProps {
  /** For tracking: the route without its slash. */
  pageName: string
  title: string
  /** A drawing for the header. */
  icon: ReactNode
  /** Undefined while it is on its way. */
  text: RuleText | undefined
  /** The heading that the address asks for; the page scrolls there once. */
  wanted?: (headings: readonly RuleHeading[]) => RuleHeading | undefined
  /** Between the table of contents and the text. */
  children?: ReactNode
  /** Below the text. */
  footer?: ReactNode
  /** The theme: one class that sets the tokens. */
  className: string
}

/** A page of rules: header, table of contents, sanitised text, and a way back to the top. */
export function RuleDoc({ pageName, title, text, wanted, ...page }: RuleDocProps) {
  const root = useRef<HTMLElement>(null)
  const arrived = useRef(false)
  const [headings, setHeadings] = useState<readonly RuleHeading[]>([])
  useDocumentTitle(title)
  usePageView(pageName)
  usePageBackground(root)
  const onShown = useCallback(
    (box: HTMLElement) => {
      const named = nameHeadings(box)
      setHeadings(named)
      const target = arrived.current ? undefined : wanted?.(named)
      arrived.current = true
      if (target) showHeading(target.id)
    },
    [wanted],
  )
  const choose = (heading: RuleHeading) => {
    track(pageName, 'card', 'toc', { id: heading.id })
    showHeading(heading.id)
  }
  return (
    <main ref={root} className={`${styles.page} ${page.className}`}>
      <RuleHeader title={title} icon={page.icon} text={text} />
      <Contents headings={headings} onChoose={choose} />
      {page.children}
      <article className={styles.text} aria-busy={text === undefined}>
        {text ? <RichText html={text.html} onShown={onShown} /> : <SkeletonLines count={14} />}
      </article>
      {page.footer}
      <BackToTop onPress={() => track(pageName, 'button', 'back-top')} />
    </main>
  )
}

function showHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  heading?.focus({ preventScroll: true })
}
