import { act, fireEvent } from '@testing-library/react'
import type { Driver } from './driver'
import { screenText } from './screenText'
import { until } from './until'

const BEHIND = '[hidden], [inert], [aria-hidden="true"], dialog[data-leaving]'

const dialogs = () => [
  ...document.querySelectorAll<HTMLElement>('dialog[open]:not([data-leaving])'),
]

/** What Testing Library's `getByRole` computes, without a look at the styles of each element: that takes most of a test. */
function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const text = isField(element)
    ? [...(element.labels ?? [])].map((each) => each.textContent).join(' ')
    : [...element.childNodes].map(textOf).join('')
  return (element.getAttribute('aria-label') ?? (label || text)).replace(/\s+/g, ' ').trim()
}

function isField(
  element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return element.matches('input, textarea, select')
}

function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  if (node.getAttribute('aria-hidden') === 'true') return ''
  return node.getAttribute('alt') ?? [...node.childNodes].map(textOf).join('')
}

const isCalled = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))

/** The first such element that can be reached: in a dialog while one is open. */
export function find(
  selector: string,
  name: string | RegExp,
  dialog?: string | RegExp,
): Promise<HTMLElement> {
  const places = () => {
    const open = dialogs()
    if (dialog !== undefined) return open.filter((each) => isCalled(each, dialog))
    return open.length > 0 ? open.reverse() : [document.body]
  }
  const reachable = () =>
    places()
      .flatMap((place) => [...place.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => !element.closest(BEHIND))
  return until(
    () => reachable().find((element) => isCalled(element, name)),
    () => `no ${selector} called ${name} among: ${reachable().map(nameOf).join(' | ')}`,
  ) as Promise<HTMLElement>
}

async function tap(selector: string, name: string | RegExp): Promise<void> {
  fireEvent.click(await find(selector, name))
}

export const findButton = (name: string | RegExp, dialog?: string | RegExp) =>
  find('button:not([role]), [role="button"]', name, dialog)

/** The driver for a page that is rendered in jsdom. */
export function pageDriver(goBack: () => Promise<unknown>): Driver {
  return {
    async tap(name, dialog) {
      fireEvent.click(await findButton(name, dialog))
    },
    openLink: (name) => tap('a[href]', name),
    chooseTab: (name) => tap('[role="tab"]', name),
    async fill(label, text) {
      const field = await find('input, textarea', label)
      act(() => field.focus())
      fireEvent.change(field, { target: { value: text } })
      fireEvent.blur(field)
    },
    async choose(label, option) {
      fireEvent.change(await find('select', label), { target: { value: option } })
    },
    pick: (name) => tap('input[type="radio"]', name),
    check: (name) => tap('input[type="checkbox"]', name ?? /./),
    async see(text) {
      await until(
        () => screenText().includes(text),
        () => `not on screen: ${text}`,
      )
    },
    // No element is near the screen in jsdom: the person's own way to the next page.
    scrollToEnd: () => tap('button', '加载更多'),
    async close() {
      const open = dialogs()
      const top = open.at(-1)
      if (top) fireEvent.keyDown(top, { key: 'Escape' })
      await until(
        () => dialogs().length === open.length - 1,
        () => 'the dialog stays open',
      )
    },
    async goBack() {
      await goBack()
    },
    async restore() {
      act(() => {
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      })
    },
    async seeAgain() {
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      })
    },
  }
}
