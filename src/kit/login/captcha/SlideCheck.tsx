import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { classes } from '@/ui/classes'
import { ArrowRightIcon, CheckIcon } from '@/ui/icons'
import { positionAfterDrag } from './captcha'
import { SlideScene } from './SlideScene'
import styles from './Captcha.module.css'

type Way = 'drag' | 'keys'

export interface SlideCheckProps {
  onPass: (way: Way) => void
}

/** Long enough to see that it was right. */
const SHOWN_MS = 320

/** A handle to bring from one end to the other: by finger or mouse, or by the keys of the range input below it. */
export function SlideCheck({ onPass }: SlideCheckProps) {
  const [at, setAt] = useState(0)
  const [way, setWay] = useState<Way>()
  useAfterAWhile(way, onPass)
  const move = (to: number, by: Way) => {
    if (way) return
    setAt(to)
    if (to === 1) setWay(by)
  }
  return (
    <div style={{ '--at': at } as CSSProperties}>
      <SlideScene arrived={way !== undefined} />
      <div className={classes(styles.track, way && styles.passed)}>
        <span className={styles.filled} />
        <span className={styles.words} aria-hidden="true">
          {way ? '验证通过' : '按住滑块，拖到最右边'}
        </span>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={Math.round(at * 100)}
          aria-label="滑到最右边完成验证"
          className={styles.range}
          onChange={(event) => move(Number(event.currentTarget.value) / 100, 'keys')}
        />
        <Handle passed={way !== undefined} onMove={(to) => move(to, 'drag')} />
      </div>
    </div>
  )
}

interface HandleProps {
  passed: boolean
  onMove: (to: number) => void
}

function Handle({ passed, onMove }: HandleProps) {
  const from = useRef<number>(undefined)
  const [held, setHeld] = useState(false)
  const take = (event: PointerEvent<HTMLElement>) => {
    from.current = event.clientX
    setHeld(true)
    event.currentTarget.setPointerCapture?.(event.pointerId)
  }
  const letGo = () => {
    from.current = undefined
    setHeld(false)
    onMove(0)
  }
  return (
    <span
      className={styles.handle}
      aria-hidden="true"
      data-held={held || undefined}
      onPointerDown={take}
      onPointerMove={({ clientX, currentTarget }) => {
        if (from.current !== undefined)
          onMove(positionAfterDrag(clientX - from.current, roomOf(currentTarget)))
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      {passed ? <CheckIcon /> : <ArrowRightIcon />}
    </span>
  )
}

/** How far the handle can go. */
function roomOf(handle: HTMLElement): number {
  const track = handle.parentElement
  return track ? track.clientWidth - handle.offsetWidth : 0
}

function useAfterAWhile(way: Way | undefined, onPass: (way: Way) => void): void {
  const pass = useEffectEvent(onPass)
  useEffect(() => {
    if (!way) return undefined
    const timer = setTimeout(() => pass(way), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [way])
}
