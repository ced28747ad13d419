import { expect, type Page } from '@playwright/test'
import { expectNoOverflow } from './axe'
import { withStyles } from './styles'
import { frames } from './frames'
import { PATIENCE } from './slowPhone'

/** The largest text of an Android web view's settings. */
const LARGEST = 1.3
const SMALL_PHONES = [320, 375]
const soft = expect.configure({ soft: true })

/**
 * Enlarges text as an Android web view does: boxes and `1rem` stay, and the root's font size is reported as enlarged. Until
 * the answer is called.
 */
export function zoomText(page: Page, factor: number): Promise<() => Promise<void>> {
  const percent = `${Math.round(factor * 100)}% !important`
  return withStyles(
    page,
    `html { -webkit-text-size-adjust: ${percent}; text-size-adjust: ${percent} }`,
  )
}

/** With the largest text nothing is cut off, covers anything or leaves the screen that does not with the usual one. */
export async function expectRoomForText(page: Page, about = ''): Promise<void> {
  for (const width of SMALL_PHONES) {
    await page.setViewportSize({ width, height: 812 })
    await page.evaluate(frames, 2)
    const before = new Set(await page.evaluate(textTroubles))
    const usual = await zoomText(page, LARGEST)
    // A list of thousands measures its rows again.
    await soft
      .poll(async () => (await page.evaluate(textTroubles)).filter((each) => !before.has(each)), {
        message: `${about} with large text at ${width} px`,
        timeout: 5000 * PATIENCE,
      })
      .toEqual([])
    await expectNoOverflow(page, `${about} with large text`, [width])
    await usual()
  }
}

/** Texts that are cut off, leave the screen or their box, or overlap something else. */
function textTroubles(): string[] {
  type Line = Record<'left' | 'right' | 'top' | 'bottom', number>
  interface Box extends Line {
    what: string
    node: Node
    /** An element that does not scroll with the page, or covers it. */
    layer: Element | null
  }
  /** The tolerance for boxes and lines: smaller differences are not visible. */
  const SLACK = 2
  /** Absolute and with four edges at 0: it lies over its whole parent. */
  const isLayer = ({ position, zIndex, inset }: CSSStyleDeclaration) =>
    /fixed|sticky/.test(position) ||
    (position === 'absolute' && zIndex !== 'auto' && inset === '0px')
  const layerOf = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (each.matches('dialog') || isLayer(getComputedStyle(each))) return each
    return null
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) && !element.closest('.visually-hidden, [aria-hidden="true"], svg, option')
  const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX + overflowY)
  /** Truncated on purpose, at the end of a line or a word. */
  const isShortened = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  /** Not scrolled away, nor one of the lines that are left out. */
  const isShown = (element: Element, { left, right, top, bottom }: Line): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect()
      const isOutside =
        right <= edge.left + SLACK ||
        left >= edge.right - SLACK ||
        bottom <= edge.top + SLACK ||
        top >= edge.bottom - SLACK
      if (!isOutside) continue
      const style = getComputedStyle(box)
      if (isScrolled(style) || isShortened(style)) return false
    }
    return true
  }
  /** The part of the line before the ellipsis. */
  const shortened = (element: Element, line: Line): Line => {
    const box = element.closest('p, h2, h3, span, div')
    if (!box || getComputedStyle(box).textOverflow !== 'ellipsis') return line
    return { ...line, right: Math.min(line.right, box.getBoundingClientRect().right) }
  }
  const nameOf = (node: Node) =>
    (node.textContent?.trim().slice(0, 24) || node.parentElement?.className) ?? ''

  const texts: Box[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // A line's box is higher than what is drawn in it.
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const rest = Math.max(0, bottom - top - size) / 2
      const line = { left, right, top: top + rest, bottom: bottom - rest }
      if (right - left < 1 || !isShown(parent, line)) continue
      texts.push({ ...shortened(parent, line), what: nameOf(node), node, layer: layerOf(parent) })
    }
  }

  const isDrawn = ({ backgroundColor, backgroundImage, borderTopWidth }: CSSStyleDeclaration) =>
    !/^(?:transparent|rgba\(.+, 0\))$/.test(backgroundColor) ||
    backgroundImage !== 'none' ||
    borderTopWidth !== '0px'
  /** The problem of a line among the boxes around it. */
  const around = (text: Box): string | undefined => {
    let isBoxed = false
    for (let box = text.node.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const isTooHigh = top - text.top > SLACK || text.bottom - bottom > SLACK
      const isTooWide = left - text.left > SLACK || text.right - right > SLACK
      if (style.display === 'inline' || style.display === 'contents') continue
      if (isScrolled(style)) return undefined
      if (isShortened(style)) return isTooHigh ? 'is cut off' : undefined
      if ((isTooHigh || isTooWide) && /hidden|clip/.test(style.overflowX + style.overflowY))
        return 'is cut off'
      if ((isTooHigh || isTooWide) && !isBoxed && isDrawn(style)) return 'leaves its box'
      isBoxed ||= isDrawn(style)
      if (style.position === 'fixed') break
    }
    if (text.left < -SLACK || text.right > window.innerWidth + SLACK) return 'leaves the screen'
    return undefined
  }

  const things = [...document.querySelectorAll('img, svg, button, input, textarea')]
    // What is skipped far below the screen keeps the size that it had before.
    .filter((each) => each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true }))
    .filter((each) => {
      const style = getComputedStyle(each)
      // A large picture has empty parts; a button that shows no edge may reach over a line, as large as a finger.
      return (
        (!each.matches('svg') || each.clientWidth < window.innerWidth / 2) &&
        style.position !== 'absolute' &&
        (!each.matches('button') || isDrawn(style)) &&
        isShown(each, each.getBoundingClientRect())
      )
    })
    .map((node): Box => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const what = `<${node.tagName.toLowerCase()}> ${nameOf(node)}`
      return { what, node, left, right, top, bottom, layer: layerOf(node) }
    })
  const meets = (one: Box, other: Box) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK
  const isApart = (one: Box, other: Box) =>
    one.layer === other.layer && !one.node.contains(other.node) && !other.node.contains(one.node)

  const troubles = texts.flatMap((text, index) => {
    const wrong = around(text)
    const met = [...texts.slice(index + 1), ...things].filter(
      (other) => other.node !== text.node && isApart(text, other) && meets(text, other),
    )
    return [
      ...(wrong === undefined ? [] : [`${text.what} ${wrong}`]),
      ...met.map(({ what }) => `${text.what} covers ${what}`),
    ]
  })
  return [...new Set(troubles)]
}
