import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'
import { classes } from '@/ui/classes'
import { ArrowRightIcon, CheckIcon } from '@/ui/icons'
import { positionAfterDrag } from './captcha'
import styles from './Captcha.module.css'

type Way = 'drag' | 'keys'

/** Long enough to see that it was right. */
const SHOWN_MS = 320

/** A handle to drag from one end to the other: by finger or mouse, or by the keys of the range input below it. */
export function SlideCheck({ onPass }: { onPass: (way: Way) => void }) {
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

function Handle({ passed, onMove }: { passed: boolean; onMove: (to: number) => void }) {
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

/** The length of the handle's track. */
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

/** A small rocket that flies to its planet as the handle moves. */
function SlideScene({ arrived }: { arrived: boolean }) {
  return (
    <div className={styles.scene} data-arrived={arrived || undefined} aria-hidden="true">
      <svg viewBox="0 0 256 96" className={styles.sky}>
        <g fill="#fff">
          <circle cx="30" cy="20" r="1.2" />
          <circle cx="66" cy="72" r="1" opacity=".7" />
          <circle cx="98" cy="16" r="1" opacity=".6" />
          <circle cx="132" cy="80" r="1.4" opacity=".8" />
          <circle cx="152" cy="28" r="1.1" />
          <circle cx="186" cy="12" r="1" opacity=".7" />
          <circle cx="18" cy="56" r="1" opacity=".5" />
        </g>
        <path
          d="M34 50H206"
          stroke="#8fa2ff"
          strokeWidth="1.5"
          strokeDasharray="1 7"
          strokeLinecap="round"
          opacity=".8"
        />
        <circle cx="218" cy="48" r="21" fill="#ffb95e" />
        <path
          d="M199 39a21 21 0 0 0 0 18c11 3 27 2 39-4a21 21 0 0 0 0-9c-13 0-27-1-39-5z"
          fill="#f08a4b"
        />
        <ellipse
          cx="218"
          cy="48"
          rx="32"
          ry="8"
          fill="none"
          stroke="#ffe3b0"
          strokeWidth="2.6"
          transform="rotate(-16 218 48)"
        />
      </svg>
      <svg viewBox="0 0 44 28" className={styles.rocket}>
        <path className={styles.flame} d="M11 9L0 14l11 5z" fill="#ffb95e" />
        <path d="M10 8L5 1h11l6 5zM10 20l-5 7h11l6-5z" fill="#7a8dff" />
        <path d="M9 6h15c9 0 16 4 20 8-4 4-11 8-20 8H9z" fill="#fff" />
        <circle cx="27" cy="14" r="4.4" fill="#3457f0" />
        <path d="M9 6h4v16H9z" fill="#c9d2ff" />
      </svg>
    </div>
  )
}
