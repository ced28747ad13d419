import type { Page } from '@playwright/test'

declare global {
  interface Window {
    __toasts?: string[]
  }
}

/** Writes down every toast of each document from its first moment on: one that has left again counts too. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const toasts: string[] = (window.__toasts = [])
    const region = 'output[aria-live]'
    // The first ones come together with their region.
    const toastsIn = (node: Node, parent: Node): Element[] => {
      if (!(node instanceof Element)) return []
      if (parent instanceof Element && parent.matches(region)) return [node]
      return [...(node.matches(region) ? [node] : node.querySelectorAll(region))].flatMap(
        (each) => [...each.children],
      )
    }
    // One that moves into or out of a dialog is the same one.
    const known = new WeakSet<Element>()
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const toast of [...addedNodes].flatMap((node) => toastsIn(node, target))) {
          if (!known.has(toast)) toasts.push(toast.textContent ?? '')
          known.add(toast)
        }
    }).observe(document, { childList: true, subtree: true })
  })
}

export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.__toasts ?? [])
}
