import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { lastOf } from '@/lib/lastOf'
import { scrollBehavior } from '@/lib/motion/motion'
import type { Message } from './conversation'

/** Within this distance of the end (CSS px) the person counts as reading the last message. */
const NEAR_PX = 80

interface StickToEnd {
  scroller: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLUListElement | null>
  /** A message came while the person read further up. */
  hasNew: boolean
  toEnd: () => void
}

/** Keeps the list at its end while the person is near it, and after a message of their own; else flags new messages. */
export function useStickToEnd(messages: readonly Message[]): StickToEnd {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLUListElement>(null)
  const isNear = useRef(true)
  const [hasNew, setHasNew] = useState(false)
  const last = lastOf(messages)
  const seen = useRef(last?.id)

  useLayoutEffect(() => {
    if (seen.current === last?.id) return
    seen.current = last?.id
    if (isNear.current || last?.from === 'me') jump(scroller.current)
    else setHasNew(true)
  }, [last])

  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    // So that a keyboard can scroll it, too.
    box.tabIndex = 0
    jump(box)
    let top = box.scrollTop
    const look = () => {
      const isEnd = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR_PX
      // Only a finger moves the text down: content that grows meanwhile does not count as leaving the end.
      if (isEnd || box.scrollTop < top) isNear.current = isEnd
      if (isEnd) setHasNew(false)
      top = box.scrollTop
    }
    box.addEventListener('scroll', look, { passive: true })
    const stop = onResize([box, content.current], () => isNear.current && jump(box))
    return () => {
      box.removeEventListener('scroll', look)
      stop()
    }
  }, [])

  const toEnd = () =>
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: scrollBehavior() })
  return { scroller, content, hasNew, toEnd }
}

function jump(box: HTMLElement | null): void {
  if (box) box.scrollTop = box.scrollHeight
}

/** Observes growth, such as a reply being typed, and shrinking, such as the list above a keyboard. */
function onResize(elements: readonly (Element | null)[], listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(listener)
  for (const element of elements) if (element) observer.observe(element)
  return () => observer.disconnect()
}
