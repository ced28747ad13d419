import { useCallback, useRef } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { PrivacyType } from '@/api/privacy'
import { useCampaign } from '@/kit/page/useCampaign'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { usePageTheme } from '@/kit/page/shell/usePageTheme'
import { scrollBehavior } from '@/lib/motion/motion'
import { usePageView } from '@/tracking/usePageView'
import { BackToTop } from './BackToTop'
import { Contents } from './Contents'
import { goToHeading } from './goToHeading'
import { headingOf } from './outline'
import type { RuleHeading, RuleSections } from './outline'
import { RuleArticle } from './RuleArticle'
import { RuleHeader } from './RuleHeader'
import styles from './RuleDoc.module.css'
import { rulesQuery } from '@/kit/rules/rulesQuery'
import { ruleTextOf, versionLine } from '@/kit/rules/ruleText'
import type { AmendRules } from '@/kit/rules/ruleText'
import { useArrival } from './useArrival'
import { useShownRules } from './useShownRules'

export interface RuleDocProps {
  /** Which of the platform's texts. */
  type: PrivacyType
  title: string
  /** A drawing for the header. */
  icon: ReactNode
  /** The page's own text, for when the platform's does not come or is empty. */
  builtInHtml: string
  /** What `?section=` may ask for, with the words that its heading may carry, the best first. */
  sections?: RuleSections
  /** Changes the text before it is shown, e.g. adds a required sentence; has to keep its identity. */
  amend?: AmendRules
  /** In the header, below the version. */
  facts?: ReactNode
  /** Between the table of contents and the text. */
  children?: ReactNode
  /** Below the text. */
  footer?: ReactNode
  /** The theme: one class that sets the tokens. */
  className: string | undefined
}

const NO_SECTIONS: RuleSections = {}

/** A page of rules: header, table of contents, sanitised text, and a way back to the top. */
export function RuleDoc({
  type,
  title,
  builtInHtml,
  sections = NO_SECTIONS,
  ...page
}: RuleDocProps) {
  const { pageName, track } = useCampaign()
  const root = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const text = ruleTextOf(useQuery(rulesQuery(type)), builtInHtml)
  const shown = useShownRules(text, page.amend)
  const [params] = useSearchParams()
  const section = params.get('section')
  const wanted = useCallback(
    (headings: readonly RuleHeading[]) => headingOf(section, sections, headings),
    [section, sections],
  )
  useDocumentTitle(title)
  usePageView(pageName)
  usePageTheme(root)
  useArrival(shown?.headings, wanted)
  const choose = ({ id }: RuleHeading) => {
    track('card', 'toc', { id })
    goToHeading(id, scrollBehavior())
  }
  const toTop = () => {
    track('button', 'back-top')
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <main ref={root} className={`${styles.page} ${page.className}`}>
      <RuleHeader
        title={title}
        icon={page.icon}
        version={versionLine(text, shown)}
        facts={page.facts}
        titleRef={heading}
      />
      <Contents headings={shown?.headings} onChoose={choose} />
      {page.children}
      <RuleArticle nodes={shown?.nodes} />
      {page.footer}
      <BackToTop onPress={toTop} />
    </main>
  )
}
