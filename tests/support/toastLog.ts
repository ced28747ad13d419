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
    const textsOf = (changes: MutationRecord[], side: 'addedNodes' | 'removedNodes') =>
      changes
        .flatMap((change) => [...change[side]].flatMap((node) => toastsIn(node, change.target)))
        .map((toast) => toast.textContent ?? '')
    new MutationObserver((changes) => {
      // One that moves into or out of a dialog leaves and comes at once.
      const came = textsOf(changes, 'addedNodes')
      for (const text of textsOf(changes, 'removedNodes'))
        if (came.includes(text)) came.splice(came.indexOf(text), 1)
      toasts.push(...came)
    }).observe(document, { childList: true, subtree: true })
  })
}

export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.__toasts ?? [])
}
