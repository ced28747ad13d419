import type { PrivacyText } from '@/api/privacy'
import type { Settled } from '@/kit/campaign/settle'

export interface RuleText {
  html: string
  /** '' where it is not known. */
  version: string
  effectiveDate: string
  /** The page's own text, because the platform's did not come: it may be older. */
  builtIn: boolean
}

/** What a page of rules shows: the platform's text, and the page's own where that is missing or empty. */
export function ruleTextOf(
  part: Settled<PrivacyText | null> | undefined,
  builtInHtml: string,
): RuleText | undefined {
  if (!part) return undefined
  const text = part.ok ? part.value : null
  if (!text || text.content.trim() === '')
    return { html: builtInHtml, version: '', effectiveDate: '', builtIn: true }
  const { content, version, effectiveDate } = text
  return { html: content, version, effectiveDate, builtIn: false }
}
