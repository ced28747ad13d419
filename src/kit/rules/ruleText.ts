import type { PrivacyText } from '@/api/privacy'
import type { Settled } from '@/kit/campaign/settle'
import { isBlank } from '@/kit/isBlank'
import { nameHeadings } from './outline'
import type { RuleHeading } from './outline'

export interface RuleText {
  /** '' where the platform's text did not come. */
  html: string
  /** '' where it is not known. */
  version: string
  effectiveDate: string
  /** The page's own text: for where nothing is left of the platform's once it is clean. */
  builtInHtml: string
}

/** A rule text as it stands in the page. */
export interface ShownRules {
  nodes: readonly Node[]
  headings: readonly RuleHeading[]
  /** The page's own text, because the platform's did not come: it may be older. */
  builtIn: boolean
}

/** What a page of rules has to show: the platform's text, and the page's own for when there is none. */
export function ruleTextOf(
  part: Settled<PrivacyText | null> | undefined,
  builtInHtml: string,
): RuleText | undefined {
  if (!part) return undefined
  const { content = '', version = '', effectiveDate = '' } = (part.ok && part.value) || {}
  return { html: content, version, effectiveDate, builtInHtml }
}

/** The text through the sanitiser; the page's own where nothing to read comes out of it. */
export function shownRules(
  { html, builtInHtml }: Pick<RuleText, 'html' | 'builtInHtml'>,
  clean: (html: string) => DocumentFragment,
): ShownRules {
  const text = clean(html)
  const builtIn = isBlank(text)
  const shown = builtIn ? clean(builtInHtml) : text
  return { builtIn, headings: nameHeadings(shown), nodes: [...shown.childNodes] }
}

/** The page's own text, which is our own code's, for where the sanitiser does not come. Nothing of the platform's. */
export function ownRules(builtInHtml: string): ShownRules {
  const { body } = new DOMParser().parseFromString(builtInHtml, 'text/html')
  return { builtIn: true, headings: nameHeadings(body), nodes: [...body.childNodes] }
}

/** What the header says of the text. */
export function versionLine(
  text: Pick<RuleText, 'version' | 'effectiveDate'> | undefined,
  shown: Pick<ShownRules, 'builtIn'> | undefined,
): string {
  if (!text || !shown) return '正在加载最新版本'
  if (shown.builtIn) return '内容可能不是最新版本'
  const { version, effectiveDate } = text
  return (
    [version, effectiveDate && `${effectiveDate} 起生效`].filter(Boolean).join(' · ') || '现行版本'
  )
}
