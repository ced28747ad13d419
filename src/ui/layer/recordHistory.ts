export interface HistoryRecord {
  size: () => number
  /** Does all of it again. */
  repeat: () => void
  stop: () => void
}

/** Lets pushes and replacements through and remembers them, until it is stopped. */
export function recordHistory(): HistoryRecord {
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
