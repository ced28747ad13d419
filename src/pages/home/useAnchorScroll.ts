import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { bannerSettled } from '@/lib/bannerSettled'
import { smoothScroll } from '@/lib/smoothScroll'

/** Specification section 9. */
export const ANCHOR_DELAY_MS = 50

/**
 * With `?anchorId=`, scrolls to that category's block 50 ms after the banner has loaded or failed (specification
 * section 2). Each navigation scrolls anew, also to the same block; an unknown id does nothing.
 */
export function useAnchorScroll(): void {
  const location = useLocation()
  useEffect(() => {
    const anchorId = new URLSearchParams(location.search).get('anchorId')
    if (anchorId) document.documentElement.dataset.anchored = ''
    else delete document.documentElement.dataset.anchored
    if (!anchorId) return
    let ended = false
    let stop = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    void bannerSettled().then(() => {
      if (ended) return
      timer = setTimeout(() => {
        stop = scrollToBlock(anchorId)
      }, ANCHOR_DELAY_MS)
    })
    return () => {
      ended = true
      clearTimeout(timer)
      stop()
    }
  }, [location.key, location.search])
}

function scrollToBlock(anchorId: string): () => void {
  const block = document.getElementById(anchorId)
  if (!block) return () => {}
  // Blocks that are not drawn yet have a guessed height: draw them, so that the way has its true length.
  document.documentElement.dataset.anchoring = ''
  return smoothScroll({ target: () => restingPlace(block) })
}

/** The scroll position, in CSS px, at which the block's top lies directly below the fixed header. */
function restingPlace(block: HTMLElement): number {
  const header = document.querySelector('header')?.offsetHeight ?? 0
  const top = block.getBoundingClientRect().top + window.scrollY - header
  const end = document.documentElement.scrollHeight - window.innerHeight
  return Math.max(0, Math.min(top, end))
}
