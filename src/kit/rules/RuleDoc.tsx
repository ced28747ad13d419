import { useRef } from 'react'
import type { ReactNode } from 'react'
import { usePageBackground } from '@/kit/campaign/usePageBackground'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { scrollBehavior } from '@/lib/motion'
import { track } from '@/tracking/track'
import { usePageView } from '@/tracking/usePageView'
import { BackToTop } from './BackToTop'
import { Contents } from './Contents'
import { goToHeading } from './goToHeading'
import type { RuleHeading } from './outline'
import { RuleArticle } from './RuleArticle'
import { RuleHeader } from './RuleHeader'
import { versionLine } from './ruleText'
import type { RuleText } from './ruleText'
import styles from './RuleDoc.module.css'
import { useArrival } from './useArrival'
import { useShownRules } from './useShownRules'

export interface RuleDocProps {
  /** For tracking: the route without its slash. */
  pageName: string
  title: string
  /** A drawing for the header. */
  icon: ReactNode
  /** Undefined while it is on its way. */
  text: RuleText | undefined
  /** The heading that the address asks for; the page goes there once for each entry of the history. */
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
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useShownRules(text)
  useDocumentTitle(title)
  usePageView(pageName)
  usePageBackground(root)
  useArrival(shown?.headings, wanted)
  const choose = ({ id }: RuleHeading) => {
    track(pageName, 'card', 'toc', { id })
    goToHeading(id, scrollBehavior())
  }
  const toTop = () => {
    track(pageName, 'button', 'back-top')
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <main ref={root} className={`${styles.page} ${page.className}`}>
      <RuleHeader
        title={title}
        icon={page.icon}
        version={versionLine(text, shown)}
        titleRef={heading}
      />
      <Contents headings={shown?.headings ?? []} onChoose={choose} />
      {page.children}
      <RuleArticle nodes={shown?.nodes} />
      {page.footer}
      <BackToTop onPress={toTop} />
    </main>
  )
}
