import type { PrivacyText } from '@/api/privacy'
import type { MainQuery } from '@/kit/page/shell/shellState'
import { nameHeadings, type RuleHeading } from './doc/outline'
import { isBlank } from '@/kit/texts/isBlank'

export interface RuleText {
  /** '' if the platform's text did not load. */
  html: string
  /** '' if unknown. */
  version: string
  effectiveDate: string
  /** The page's own text: used if nothing is left of the platform's after sanitising. */
  builtInHtml: string
}

/** A rule text as the page shows it. */
export interface ShownRules {
  nodes: readonly Node[]
  headings: readonly RuleHeading[]
  /** It is the page's own text, which may be older than the platform's. */
  builtIn: boolean
}

/** The texts of a page of rules: the platform's, and the page's own as the fallback. */
export function ruleTextOf(
  { data, error }: MainQuery & { data: PrivacyText | null | undefined },
  builtInHtml: string,
): RuleText | undefined {
  if (data === undefined && !error) return undefined
  const { content = '', version = '', effectiveDate = '' } = data ?? {}
  return { html: content, version, effectiveDate, builtInHtml }
}

/** Changes a sanitised text in place before it is shown. */
export type AmendRules = (text: ParentNode) => void

const asItIs: AmendRules = () => {}

/** The sanitised text; the page's own if nothing readable is left. */
export function shownRules(
  { html, builtInHtml }: Pick<RuleText, 'html' | 'builtInHtml'>,
  clean: (html: string) => DocumentFragment,
  amend: AmendRules = asItIs,
): ShownRules {
  const text = clean(html)
  const builtIn = isBlank(text)
  const shown = builtIn ? clean(builtInHtml) : text
  amend(shown)
  return { builtIn, headings: nameHeadings(shown), nodes: [...shown.childNodes] }
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
