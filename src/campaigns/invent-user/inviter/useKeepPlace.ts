import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps what the person reads in its place when rows come in above it: of a list whose rows carry `data-row`, their id.
 * @param rows changes with what the list shows
 */
export function useKeepPlace(rows: unknown): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef<ReadonlyMap<string, number>>(new Map())
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { top } = element.getBoundingClientRect()
    const now = offsetsIn(element, top)
    // Where the list still begins on screen, its new rows are what the person asked to see.
    const moved = top < 0 ? movedBy(before.current, now, -top) : 0
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
    before.current = now
  }, [rows])
  return list
}

/** How far each row is below the list's upper edge. */
function offsetsIn(list: HTMLElement, top: number): Map<string, number> {
  const rows = list.querySelectorAll<HTMLElement>('[data-row]')
  return new Map(
    [...rows].map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().top - top]),
  )
}

/** How far the first row at or below the screen's upper edge has gone. */
function movedBy(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  edge: number,
): number {
  for (const [id, offset] of before) {
    const next = now.get(id)
    if (offset >= edge && next !== undefined) return next - offset
  }
  return 0
}
