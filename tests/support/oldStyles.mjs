import postcss from 'postcss'

/** Without `-webkit-` one of Chrome 87 and Safari 14 to 15.3 ignores them. */
const PREFIXED =
  /^(?:text-size-adjust|user-select|appearance|backdrop-filter|backface-visibility|hyphens|box-decoration-break|print-color-adjust|mask(?:-.+)?)$/
/** Unknown to one of them: no declaration before it helps, because its layout has none. */
const TOO_YOUNG =
  /^(?:inset(?:-.+)?|translate|rotate|scale|aspect-ratio|(?:margin|padding)-(?:block|inline)|container(?:-.+)?)$/
const YOUNG_VALUE =
  /\d[dsl]v(?:h|w|i|b|min|max)\b|\d(?:lh|cq\w+)\b|\b(?:color-mix|oklch|light-dark)\(/
const YOUNG_SELECTOR = /:has\(|(?:^|\s)&/
/** `(width >= 540px)` */
const RANGE = /[<>]/

/**
 * What the oldest browsers of the README (Chrome 87, Safari 14) would not understand in a built style sheet, without a
 * fallback in the same rule. What only decorates may be missing there and is not checked.
 * @param {string} css
 * @returns {string[]} one line for each
 */
export function oldStyleProblems(css) {
  const problems = new Set()
  const root = postcss.parse(css)
  root.walkAtRules(/^(?:layer|container|property|media)$/, ({ name, params }) => {
    if (name === 'media' ? RANGE.test(params) : name !== 'property')
      problems.add(`@${name} ${params}`)
  })
  root.walkRules((rule) => {
    if (isGuarded(rule)) return
    const focusVisible = rule.selectors.filter((one) => one.includes(':focus-visible')).length
    // A selector that is not understood takes its whole rule with it.
    if (YOUNG_SELECTOR.test(rule.selector)) problems.add(rule.selector)
    if (focusVisible > 0 && focusVisible < rule.selectors.length) problems.add(rule.selector)
    for (const problem of rule.nodes.flatMap((node, at) => declarationProblem(rule, node, at)))
      problems.add(problem)
  })
  return [...problems]
}

function declarationProblem(rule, node, at) {
  if (node.type !== 'decl' || node.prop.startsWith('--')) return []
  const { prop, value } = node
  const others = rule.nodes.filter((other) => other.type === 'decl')
  const has = (name) => others.some((other) => other.prop === name)
  const isReplaced = others.some(
    (other) => other.prop === prop && rule.index(other) < at && !YOUNG_VALUE.test(other.value),
  )
  const isWanting =
    (PREFIXED.test(prop) && !has(`-webkit-${prop}`)) ||
    TOO_YOUNG.test(prop) ||
    (YOUNG_VALUE.test(value) && !isReplaced) ||
    (prop === 'background-clip' && value === 'text' && !has('-webkit-background-clip')) ||
    (prop === 'overflow-wrap' && value === 'anywhere' && !has('word-break')) ||
    (prop.startsWith('overflow') && value.includes('clip'))
  return isWanting ? [`${rule.selector} { ${prop}: ${value} }`] : []
}

function isGuarded({ parent }) {
  return parent?.type === 'atrule' && (parent.name === 'supports' || isGuarded(parent))
}
