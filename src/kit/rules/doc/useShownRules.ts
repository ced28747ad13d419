import { useMemo } from 'react'
import { useClean } from '@/kit/rules/rich/useClean'
import { builtInRules, shownRules } from '@/kit/rules/ruleText'
import type { AmendRules, RuleText, ShownRules } from '@/kit/rules/ruleText'

/**
 * The text once it and the sanitiser are there; the page's own where the sanitiser does not come. The same text stays
 * the same nodes, whatever else is drawn.
 */
export function useShownRules(
  text: RuleText | undefined,
  amend?: AmendRules,
): ShownRules | undefined {
  const { data: clean, isError } = useClean()
  const { html, builtInHtml = '' } = text ?? {}
  return useMemo(() => {
    if (html === undefined) return undefined
    if (clean) return shownRules({ html, builtInHtml }, clean, amend)
    return isError ? builtInRules(builtInHtml, amend) : undefined
  }, [html, builtInHtml, clean, isError, amend])
}
