import type { EarlyAnswer, EndpointDescription } from '@/api/core/transport'
import { clientInfoHeader, tokens, whenReady } from '@/session/session'
import { reportClientInfo } from './apiEffects'

type EarlyCall = NonNullable<NonNullable<Window['__early']>['main']>

/** The page's first query may be made later than its code loads: the longest wait of its first render. */
const READ_LIMIT_MS = 100

let markTaken = () => {}
const taken = new Promise<void>((resolve) => {
  markTaken = resolve
})

/**
 * Follows the main call: whether it was sent without client info, as other calls report it, and whether its answer comes
 * before the app's first render. After the session has been started, because inside the app the call is made only now.
 * @returns for that moment: an answer that has arrived is read first, so that the page is rendered once, with it, and
 * not as a skeleton before
 */
export function followEarlyCall(): () => Promise<void> {
  let isHere = false
  const follow = (main: EarlyCall | undefined) => {
    void main?.clientInfo?.then((info) => reportClientInfo(Boolean(info)))
    main?.answer.then(
      () => {
        isHere = true
      },
      () => {
        // The call that takes it reports it.
      },
    )
  }
  follow(window.__early?.main)
  void askInApp().then(follow)
  return async () => {
    const limit = new Promise<void>((resolve) => setTimeout(resolve, READ_LIMIT_MS))
    if (isHere) await Promise.race([taken, limit])
  }
}

/** Inside the app the main call waits for the app's word on who is logged in, but not for the page's code. */
async function askInApp(): Promise<EarlyCall | undefined> {
  const early = window.__early
  const file = await early?.mainCall?.catch(() => undefined)
  await whenReady()
  // The page's code was faster, and makes the call itself.
  if (!early?.mainCall || !file) return undefined
  const main = file.askMain(undefined, { tokens: tokens(), clientInfo: clientInfoHeader() })
  return main && (early.main = main)
}

/** The answer to the main call that was sent before the page's code came, for the first call with the same request. */
export function takeEarlyAnswer(
  call: EndpointDescription,
  payload: unknown,
): Promise<EarlyAnswer> | undefined {
  const main = window.__early?.main
  delete window.__early?.mainCall
  if (!main || call.path !== main.call.path) return undefined
  if (written(payload) !== written(main.payload)) return undefined
  delete window.__early?.main
  const { wrapper, stored } = tokens()
  if (main.tokens.wrapper !== wrapper || main.tokens.stored !== stored) return undefined
  // Reading an answer that has arrived takes no task of its own: after this one it is in the cache.
  setTimeout(markTaken)
  return main.answer
}

/** A canonical text of a request, whatever the order of its fields. */
function written(payload: unknown): string {
  const fields = Object.entries(payload ?? {}).filter(([, value]) => value !== undefined)
  return JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Repeats the press on the button that was pressed before the app was mounted; the app may have rendered it anew. */
export function replayPress(): void {
  const early = window.__early
  if (!early || early.hears) return
  early.hears = true
  const { pressed } = early
  if (!pressed) return
  const button = pressed.isConnected ? pressed : document.getElementById(pressed.id)
  button?.click()
}

/** The elements of a page's own document, which React replaces. */
let shell: { root: Element; children: readonly Element[] } | undefined

export function keepShell(root: Element): void {
  shell = { root, children: [...root.children] }
}

/**
 * What the document has drawn does not enter once more: it would vanish first. What repeats for ever begins now, and so
 * does an entrance whose first frame the document shows (`--enters` in its style sheet).
 */
export function skipEntrances(): void {
  if (!shell) return
  for (const animation of document.getAnimations()) {
    const effect = animation.effect as KeyframeEffect
    // A transition begins where the page's style sheet says so (`@starting-style`).
    const isEntrance =
      'animationName' in animation && effect.getComputedTiming().endTime !== Infinity
    if (isEntrance && effect.target && wasDrawn(effect.target)) animation.finish()
  }
  shell = undefined
}

const wasDrawn = (element: Element) =>
  drawnOf(element) !== undefined && !getComputedStyle(element).getPropertyValue('--enters')

/** The document's element in the same place, of the same kind; it has only those classes that draw it at rest. */
function drawnOf(element: Element): Element | undefined {
  const parent = element.parentElement
  if (!parent) return undefined
  const siblings = parent === shell?.root ? shell.children : drawnOf(parent)?.children
  const drawn = siblings?.[[...parent.children].indexOf(element)]
  const isSame =
    drawn?.tagName === element.tagName &&
    [...drawn.classList].every((name) => element.classList.contains(name))
  return isSame ? drawn : undefined
}
