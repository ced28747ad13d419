import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type Ref } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams, useLocation } from 'react-router-dom'
import type { PrivacyType } from '@/api/privacy'
import { isKnownRoute } from '@/kit/routeTable'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { usePageTheme } from '@/kit/page/shell/usePageTheme'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { RichNodes } from '@/kit/texts/RichNodes'
import { cleanHtml } from '@/kit/texts/cleanHtml'
import {
  ruleTextOf,
  shownRules,
  versionLine,
  type AmendRules,
  type RuleText,
  type ShownRules,
} from '@/kit/rules/ruleText'
import { textQuery } from '@/kit/texts/textQuery'
import { scrollBehavior } from '@/lib/motion/motion'
import { whenPersonActs } from '@/lib/motion/smoothScroll'
import { placeOf } from '@/lib/storage/places'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { Chip } from '@/ui/button/Chip'
import { ArrowUpIcon } from '@/ui/icons'
import { chipText, contentsOf, headingOf, type RuleHeading, type RuleSections } from './outline'
import styles from './RuleDoc.module.css'

export interface RuleDocProps {
  /** Which of the platform's texts. */
  type: PrivacyType
  title: string
  /** A drawing for the header. */
  icon: ReactNode
  /** The page's own text, for when the platform's does not come or is empty. */
  builtInHtml: string
  /** The allowed values of `?section=`, with the words that its heading may contain, the best first. */
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

/** A page of rules: header, table of contents, sanitised text, and a back-to-top button. */
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
  const text = ruleTextOf(useQuery(textQuery(type)), builtInHtml)
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

/** The text once it is there: the same text stays the same nodes, whatever else is drawn. */
function useShownRules(text: RuleText | undefined, amend?: AmendRules): ShownRules | undefined {
  const { html, builtInHtml = '' } = text ?? {}
  return useMemo(
    () => (html === undefined ? undefined : shownRules({ html, builtInHtml }, clean, amend)),
    [html, builtInHtml, amend],
  )
}

const clean = (html: string) => cleanHtml(html, isKnownRoute)

interface RuleHeaderProps {
  title: string
  icon: ReactNode
  version: string
  facts?: ReactNode
  /** For the back-to-top button, which moves the focus along. */
  titleRef: Ref<HTMLHeadingElement>
}

function RuleHeader({ title, icon, version, facts, titleRef }: RuleHeaderProps) {
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

interface ContentsProps {
  /** Undefined while the text loads: then their place is reserved. */
  headings: readonly RuleHeading[] | undefined
  onChoose: (heading: RuleHeading) => void
}

function Contents({ headings, onChoose }: ContentsProps) {
  if (!headings)
    return (
      <div className={styles.contents} aria-hidden="true">
        <SkeletonBlock className={styles.chip} />
        <SkeletonBlock className={styles.chip} />
        <SkeletonBlock className={styles.chip} />
      </div>
    )
  const shown = contentsOf(headings)
  if (shown.length === 0) return null
  return (
    <nav className={styles.contents} aria-label="目录">
      {shown.map((heading) => (
        <Chip key={heading.id} onPress={() => onChoose(heading)}>
          {chipText(heading.text)}
        </Chip>
      ))}
    </nav>
  )
}

/** @param nodes undefined while loading; must keep their identity between renders */
function RuleArticle({ nodes }: { nodes: readonly Node[] | undefined }) {
  return (
    <article className={styles.text} aria-busy={!nodes}>
      {nodes ? <RichNodes nodes={nodes} /> : <SkeletonLines count={14} />}
    </article>
  )
}

const SCREENS = 2

/** Appears after two screens; scrolls the page to its start. The owner moves the focus along: the button disappears. */
function BackToTop({ onPress }: { onPress: () => void }) {
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

/** The history entries whose text was shown; those of an earlier document have a stored position. */
const arrived = new Set<string>()

type Wanted = (headings: readonly RuleHeading[]) => RuleHeading | undefined

/**
 * Scrolls to the heading in the address: at once when the page opens, smoothly for a link of the text. On Back the
 * router restores the scroll position.
 * @param headings undefined until they are on screen
 */
function useArrival(headings: readonly RuleHeading[] | undefined, wanted?: Wanted): void {
  const { key } = useLocation()
  const handled = useRef<string>(undefined)
  const release = useRef(() => {})
  useEffect(() => {
    if (!headings || handled.current === key) return
    const opens = handled.current === undefined
    handled.current = key
    release.current()
    const isReturn = arrived.has(key) || placeOf(key) !== undefined
    arrived.add(key)
    const target = isReturn ? undefined : wanted?.(headings)
    if (target && opens) release.current = holdAtHeading(target.id)
    else if (target) goToHeading(target.id, scrollBehavior())
  }, [headings, wanted, key])
  useEffect(() => () => release.current(), [])
}

/** Puts a heading below the page's top, and the focus on it. */
function goToHeading(id: string, behavior: ScrollBehavior): void {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ behavior, block: 'start' })
  heading?.focus({ preventScroll: true })
}

/**
 * `goToHeading` for a page that has just opened: what still comes in above the heading does not push it away, until the
 * person takes over.
 * @returns a function that lets go
 */
function holdAtHeading(id: string): () => void {
  goToHeading(id, 'instant')
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(() => {
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant', block: 'start' })
  })
  observer.observe(document.body)
  const unheard = whenPersonActs(stop)
  function stop() {
    observer.disconnect()
    unheard()
  }
  return stop
}
