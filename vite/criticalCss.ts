import postcss from 'postcss'
import type { AtRule, Container, Rule } from 'postcss'

/**
 * Movement begins with the page itself, and would begin twice; until then nothing can be touched, and what scrolls does
 * not snap. A blurred background takes two frames of a slow phone, and what has depth a layer for each of its parts.
 */
const NOT_AT_REST =
  /^(?:animation|transition|will-change|cursor|touch-action|pointer-events|transform-style|(?:over)?scroll-|(?:-webkit-)?(?:user-select|backdrop-filter|tap-highlight))/
/** An entrance that is to be seen: the document shows its first frame. */
const ENTERS = '--enters'
/** The glint that runs over a skeleton moves from the beginning. */
const SWEEP = /_sweep_/
/** Nothing is pressed, hovered or focused before the app is mounted. */
const STATE = /:(?:active|hover|focus|disabled|checked)/

/**
 * The rules of a style sheet that draw this HTML at rest: those whose classes, ids and elements all occur in it.
 */
export function criticalCss(css: string, html: string): string {
  const root = postcss.parse(css)
  root.walkAtRules('starting-style', (rule) => void rule.remove())
  const names = namesIn(html)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const enters = rule.some((node) => node.type === 'decl' && node.prop === ENTERS)
    rule.walkDecls(NOT_AT_REST, (declaration) => {
      if (enters && declaration.prop === 'animation') declaration.value += ' paused'
      else if (!SWEEP.test(declaration.value)) declaration.remove()
    })
    if (rule.nodes.length === 0) {
      rule.remove()
      return
    }
    rule.selectors = rule.selectors
      .filter((selector) => isDrawn(selector, names))
      // Stronger than `SHELL_AT_REST`.
      .map((selector) => (enters ? `#root ${selector}` : selector))
    if (rule.selector === '') rule.remove()
  })
  removeEmpty(root)
  const rest = root.toString()
  root.walkAtRules(/keyframes$/, (frames) => {
    if (!new RegExp(`animation[^;}]*\\b${frames.params}\\b`).test(rest)) frames.remove()
  })
  return root.toString()
}

/**
 * These rules, stronger while the shell is shown: the page's style sheets arrive one by one, and each would overrule what
 * the shell has from those behind it.
 */
export function firmly(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selectors = rule.selectors.map((each) => `[data-entry] ${each}`)
  })
  return root.toString()
}

/** The HTML without the classes that no rule of these styles uses, at rest, and with its drawings' leaves shortened. */
export function withoutUnused(html: string, css: string): string {
  return html
    .replace(/ class="([^"]*)"/g, (_, classes: string) => {
      const used = classes.split(/\s+/).filter((name) => css.includes(`.${name}`))
      return used.length > 0 ? ` class="${used.join(' ')}"` : ''
    })
    .replace(/ style="animation-delay:[^;"]*"/g, '')
    .replace(/><\/(?:path|circle|ellipse|rect|line|stop|use|polygon|image)>/g, '/>')
}

/** The theme's `--bg`: the last one that a class of this HTML's root element sets. */
export function backgroundOf(css: string, html: string): string | undefined {
  const [, classes = ''] = /^<\w+ class="([^"]*)"/.exec(html) ?? []
  const own = classes.split(' ').map((name) => `.${name}`)
  let background: string | undefined
  postcss.parse(css).walkRules((rule) => {
    if (!rule.selectors.some((selector) => own.includes(selector))) return
    rule.walkDecls('--bg', ({ value }) => {
      if (value.startsWith('#')) background = value
    })
  })
  return background
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return
    removeEmpty(node)
    if (node.type === 'atrule' && node.nodes.length === 0) node.remove()
  })
}

function namesIn(html: string): Set<string> {
  const names = new Set(['html', 'body', '*'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(tag.toLowerCase())
  for (const [, classes = ''] of html.matchAll(/\bclass="([^"]*)"/g))
    for (const name of classes.split(/\s+/)) names.add(`.${name}`)
  for (const [, name = '', value = ''] of html.matchAll(/\s([\w-]+)="([^"]*)"/g))
    names.add(`[${name}]`).add(`[${name}=${value}]`)
  for (const [, id = ''] of html.matchAll(/\bid="([^"]*)"/g)) names.add(`#${id}`)
  return names
}

/** Each compound's classes, id and element occur; the content of parentheses or brackets is ignored. */
function isDrawn(selector: string, names: ReadonlySet<string>): boolean {
  if (STATE.test(selector)) return false
  const attributes = selector.match(/\[[\w-]+(?:=[^\]]*)?\]/g) ?? []
  if (!attributes.every((attribute) => names.has(attribute.replace(/["']/g, '')))) return false
  const plain = selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g, '')
  const parts = plain.match(/[.#][\w-]+|(?<![\w:.#-])[a-z][\w-]*/gi) ?? []
  return parts.every((part) => names.has(/^[.#]/.test(part) ? part : part.toLowerCase()))
}
