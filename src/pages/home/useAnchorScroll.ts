import { useEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { bannerSettled } from '@/lib/motion/bannerSettled'
import { smoothScroll, whenPersonActs } from '@/lib/motion/smoothScroll'

/** Specification section 9. */
export const ANCHOR_DELAY_MS = 50

/*
 * Which `?anchorId=` has been answered is stored in its own history entry: it is there after Back and after a reload,
 * and not in a new entry with the same address. The first entry of every document has the same key, so a list of keys
 * would not be enough.
 */
const ANSWERED_FIELD = 'anchored'

/**
 * With `?anchorId=`, scrolls to that category's block 50 ms after the banner has loaded or failed (specification
 * section 2). Each navigation scrolls anew from the present position, also to the same block, but only once: Back and a
 * reload return to where the person was. A person who scrolls before it has begun cancels it; an unknown id does
 * nothing.
 */
export function useAnchorScroll(list: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation()
  const firstKey = useRef(key)
  useEffect(() => {
    const anchorId = new URLSearchParams(search).get('anchorId')
    if (anchorId) document.documentElement.dataset.anchored = ''
    else delete document.documentElement.dataset.anchored
    // A new page is at its top: one that is not was moved before this code arrived.
    const wasMoved = key === firstKey.current && window.scrollY > 0
    if (!anchorId || isAnswered(key) || wasMoved) return undefined
    return answerOnce(key, () => scrollToBlock(list.current, anchorId))
  }, [key, search, list])
}

/** @returns a function that cancels it */
function answerOnce(key: string, scroll: () => () => void): () => void {
  let over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = whenPersonActs(() => {
    rememberAnswered(key)
    end()
  })
  function end(): void {
    over = true
    clearTimeout(timer)
    stop()
  }
  function begin(): void {
    rememberAnswered(key)
    stop()
    stop = scroll()
  }
  void bannerSettled().then(() => {
    if (!over) timer = setTimeout(begin, ANCHOR_DELAY_MS)
  })
  return end
}

function scrollToBlock(list: HTMLElement | null, anchorId: string): () => void {
  // The page has other elements with an id: only the list's own blocks are meant.
  const block = Array.from(list?.children ?? []).find(({ id }) => id === anchorId)
  if (!block) return () => {}
  // Blocks that are not rendered yet have an estimated height: render them, so that the distance is correct.
  document.documentElement.dataset.anchoring = ''
  return smoothScroll({ target: () => restingPlace(block) })
}

/** The scroll position, in CSS px, at which the block's top is directly below the fixed header. */
function restingPlace(block: Element): number {
  const header = document.querySelector('header')?.offsetHeight ?? 0
  const top = block.getBoundingClientRect().top + window.scrollY - header
  const end = document.documentElement.scrollHeight - window.innerHeight
  return Math.max(0, Math.min(top, end))
}

function isAnswered(key: string): boolean {
  return stateOf()?.[ANSWERED_FIELD] === key
}

/** Call it while the page's entry is the current one. */
function rememberAnswered(key: string): void {
  window.history.replaceState({ ...stateOf(), [ANSWERED_FIELD]: key }, '')
}

function stateOf(): Record<string, unknown> | null {
  return window.history.state as Record<string, unknown> | null
}
