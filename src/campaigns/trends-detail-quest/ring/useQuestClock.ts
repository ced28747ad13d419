import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { advance, noteActivity, readingOf, setVisible, startClock } from './questClock'
import type { QuestClock, QuestReading } from './questClock'

const TICK_MS = 250
const SIGNS_OF_LIFE = ['scroll', 'touchstart', 'touchmove', 'pointerdown', 'wheel', 'keydown']

const isVisible = () => document.visibilityState === 'visible'

/**
 * How much of the moment has been read, by the device's clock. Keeps its count while the page is in the back-forward
 * cache.
 * @param onDone called once, when the time is full
 */
export function useQuestClock(seconds: number, onDone: () => void): QuestReading {
  const clock = useRef<QuestClock>(undefined)
  const onFull = useEffectEvent(onDone)
  const [reading, setReading] = useState<QuestReading>(() =>
    readingOf(startClock(seconds, 0, true)),
  )

  useEffect(() => {
    let current = clock.current ?? startClock(seconds, performance.now(), isVisible())
    let over = false
    const become = (next: QuestClock) => {
      current = next
      clock.current = next
      const read = readingOf(next)
      setReading((last) => (isSame(last, read) ? last : read))
      if (read.phase !== 'done' || over) return
      over = true
      onFull()
    }
    const onTick = () => become(advance(current, performance.now()))
    const onLife = () => become(noteActivity(current, performance.now()))
    const onSight = () => become(setVisible(current, performance.now(), isVisible()))
    const onLeave = () => become(setVisible(current, performance.now(), false))

    const timer = setInterval(onTick, TICK_MS)
    for (const sign of SIGNS_OF_LIFE)
      window.addEventListener(sign, onLife, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onSight)
    window.addEventListener('pageshow', onSight)
    window.addEventListener('pagehide', onLeave)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, onLife, { capture: true })
      document.removeEventListener('visibilitychange', onSight)
      window.removeEventListener('pageshow', onSight)
      window.removeEventListener('pagehide', onLeave)
    }
  }, [seconds])

  return reading
}

function isSame(left: QuestReading, right: QuestReading): boolean {
  return left.phase === right.phase && left.share === right.share
}
