/**
 * Lets the browser's Back close the layers of a page. An open layer puts one entry with the page's own address and
 * state on the history; Back takes that entry away. Every step of ours is kept from other listeners: to a router, Back
 * to the same address would be a navigation that loads the page again.
 */
interface Layer {
  key: object
  close: () => void
  /** False if it was closed by something other than Back: its entry still has to be removed. */
  live: boolean
  /** The mark in the history entry; empty until it is pushed. */
  mark: string
  /** The mark of the entry below. */
  below: string
  href: string
}

interface Step {
  /** The mark of the target entry. */
  to: string
  /** The page's own history calls before we arrived. */
  meanwhile: HistoryRecord
}

const FIELD = 'layer'
/** A reload keeps history entries: marks of an earlier document must not look like ours. */
const DOCUMENT = Date.now().toString(36)
const STEP_LIMIT_MS = 400
/** A step that was not cancelled arrives, however busy the phone is: it must not close a layer opened meanwhile. */
const LATE_STEP_LIMIT_MS = 10_000

let layers: Layer[] = []
/** Entries that Back has left behind, each with the entry below it: they can only be met again by Forward. */
let ahead = new Map<string, string>()
/** A history step that we requested and that has not arrived. */
let awaited: Step | undefined
let count = 0
let scheduled = false
let listening = false

/**
 * Call it before the router is created: on `window` the listeners are called in the order in which they came, and only
 * the first can keep a step from the others. Without it everything works, but the router loads the page again.
 */
export function watchBack(): void {
  if (!listening) window.addEventListener('popstate', onPop, true)
  listening = true
}

/** `key` is the layer's identity: reopening the same one before its entry is gone reuses that entry. */
export function openLayer(key: object, close: () => void): void {
  const known = layers.find((layer) => layer.key === key)
  if (known) Object.assign(known, { live: true, close })
  else layers.push({ key, close, live: true, mark: '', below: '', href: '' })
  watchBack()
  schedule()
}

export function closeLayer(key: object): void {
  const layer = layers.find((each) => each.key === key)
  if (layer) layer.live = false
  schedule()
}

/** The page navigates away from the layer by replacing its entry: the entry then belongs to the page. */
export function handLayerOver(key: object): void {
  layers = layers.filter((layer) => layer.key !== key)
}

/** Later in the same task: a layer that closes while another opens passes its entry on. */
function schedule(): void {
  if (scheduled) return
  scheduled = true
  queueMicrotask(() => {
    scheduled = false
    settle()
  })
}

function settle(): void {
  if (awaited) return
  const pushed = layers.filter((layer) => layer.mark !== '')
  const top = pushed[pushed.length - 1]
  // The page has navigated on top of our entries: they cannot be removed from here.
  const covered = top !== undefined && markOf(history.state) !== top.mark
  layers = layers.filter((layer) => layer.live || (layer.mark !== '' && !covered))
  const waiting = layers.filter((layer) => layer.mark === '')
  const spent = covered ? [] : trailing(pushed)
  const next = waiting[0]
  if (spent[0] && next) return adopt(spent[spent.length - 1] ?? spent[0], next)
  if (spent[0]) return goBack(spent, spent[0].below)
  for (const layer of waiting) push(layer)
}

function trailing(pushed: Layer[]): Layer[] {
  const lastLive = pushed.map((layer) => layer.live).lastIndexOf(true)
  return pushed.slice(lastLive + 1)
}

function push(layer: Layer): void {
  layer.below = markOf(history.state)
  layer.mark = newMark()
  layer.href = location.href
  ahead = new Map()
  history.pushState(stateWith(layer.mark), '')
}

function adopt(from: Layer, to: Layer): void {
  Object.assign(to, { below: from.below, mark: newMark(), href: from.href })
  layers = layers.filter((layer) => layer !== from)
  history.replaceState(stateWith(to.mark), '')
  settle()
}

function goBack(spent: Layer[], to: string): void {
  layers = layers.filter((layer) => !spent.includes(layer))
  travel(-spent.length, to)
}

function travel(steps: number, to: string, meanwhile = recordHistory()): void {
  const step = { to, meanwhile }
  awaited = step
  history.go(steps)
  setTimeout(giveUp, STEP_LIMIT_MS, step, Date.now())
}

/** In some browsers a push by the page cancels our step: then it must not take a later Back for its own. */
function giveUp(step: Step, since: number): void {
  if (awaited !== step) return
  const moved = step.meanwhile.size() > 0
  if (moved || Date.now() - since >= LATE_STEP_LIMIT_MS) {
    endStep(step)
    settle()
  } else setTimeout(giveUp, STEP_LIMIT_MS, step, since)
}

function endStep(step: Step): void {
  awaited = undefined
  step.meanwhile.stop()
}

function onPop(event: PopStateEvent): void {
  const mark = markOf(event.state)
  if (awaited) arrived(event, mark, awaited)
  else if (layers.some((layer) => layer.mark !== '')) leaveLayers(event, mark)
  else if (mark !== '') leaveDeadEntry(event, mark)
}

/**
 * Usually this is the page's own entry. When the page moved on while we were under way, what it did is done again from
 * there; some browsers count our step from the page's new entry, so that it ends too high: one more then.
 */
function arrived(event: PopStateEvent, mark: string, step: Step): void {
  const moved = step.meanwhile.size() > 0
  if (mark !== step.to && !moved) {
    endStep(step)
    return
  }
  event.stopImmediatePropagation()
  if (mark !== step.to) {
    travel(-1, step.to, step.meanwhile)
    return
  }
  endStep(step)
  step.meanwhile.repeat()
  settle()
}

function leaveLayers(event: PopStateEvent, mark: string): void {
  const pushed = layers.filter((layer) => layer.mark !== '')
  const top = pushed[pushed.length - 1]
  if (!top || top.mark === mark) return
  const gone = pushed.slice(Math.max(0, pushed.map((layer) => layer.below).lastIndexOf(mark)))
  if (top.href === location.href) event.stopImmediatePropagation()
  layers = layers.filter((layer) => !gone.includes(layer))
  for (const layer of gone.reverse()) {
    ahead.set(layer.mark, layer.below)
    if (layer.live) layer.close()
  }
  schedule()
}

/** The entry of a layer that is gone is skipped. */
function leaveDeadEntry(event: PopStateEvent, mark: string): void {
  event.stopImmediatePropagation()
  const below = ahead.get(mark)
  if (below === undefined) history.back()
  else travel(-1, below)
}

function newMark(): string {
  count += 1
  return `${DOCUMENT}.${count}`
}

function stateWith(mark: string): object {
  return { ...(history.state as object | null), [FIELD]: mark }
}

function markOf(state: unknown): string {
  const mark = (state as Record<string, unknown> | null)?.[FIELD]
  return typeof mark === 'string' ? mark : ''
}

interface HistoryRecord {
  size: () => number
  /** Repeats all of it. */
  repeat: () => void
  stop: () => void
}

/** Passes pushes and replacements through and records them, until stopped. */
function recordHistory(): HistoryRecord {
  const { pushState, replaceState } = history
  const done: (() => void)[] = []
  const recorded =
    (original: History['pushState']): History['pushState'] =>
    (...given) => {
      original.apply(history, given)
      done.push(() => original.apply(history, given))
    }
  history.pushState = recorded(pushState)
  history.replaceState = recorded(replaceState)
  return {
    size: () => done.length,
    repeat: () => done.forEach((again) => again()),
    stop: () => Object.assign(history, { pushState, replaceState }),
  }
}
