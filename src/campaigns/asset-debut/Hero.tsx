import { useRef, type PointerEvent, type RefObject } from 'react'
import type { Release } from '@/api/activity'
import { SceneHero } from '@/kit/page/hero/SceneHero'
import { Picture } from '@/ui/picture/Picture'
import { head } from './head'
import styles from './Hero.module.css'

/** The piece on its turntable, which is empty until the release is known. */
export function Hero({ release }: { release: Release | null | undefined }) {
  const art = release ? <Turntable cover={release.cover} name={release.name} /> : <TableView />
  return <SceneHero art={art} eyebrow={head.title} title={release?.name || '首发藏品'} />
}

/** The drag distance over the piece that turns it fully, in CSS pixels. */
const FULL_TURN_PX = 160
const MOST_YAW = 34
const MOST_PITCH = 14
/** At rest it is turned a little, to show its depth. */
const REST = { yaw: -14, pitch: 2 } as const

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value))

/** The piece on its turntable. A drag tilts it; released, it swings back. */
function Turntable({ cover, name }: { cover: string; name: string }) {
  const piece = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)

  const tilt = (yaw: number, pitch: number) => {
    piece.current?.style.setProperty('--yaw', `${yaw}deg`)
    piece.current?.style.setProperty('--pitch', `${pitch}deg`)
  }
  const take = (event: PointerEvent<HTMLElement>) => {
    from.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.dataset.held = 'true'
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    const x = (event.clientX - from.current.x) / FULL_TURN_PX
    const y = (event.clientY - from.current.y) / FULL_TURN_PX
    tilt(within(REST.yaw + x * MOST_YAW, MOST_YAW), within(REST.pitch - y * MOST_PITCH, MOST_PITCH))
  }
  const release = (event: PointerEvent<HTMLElement>) => {
    from.current = undefined
    delete event.currentTarget.dataset.held
    tilt(REST.yaw, REST.pitch)
  }
  return (
    <div
      className={styles.grip}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
    >
      <TableView piece={piece} cover={cover} name={name} />
    </div>
  )
}

interface TableViewProps {
  /** Undefined while loading: the frame is empty. */
  cover?: string
  name?: string
  piece?: RefObject<HTMLDivElement | null>
}

/** A lit frame on a round table in a dark hall, and its reflection. */
function TableView({ cover, name = '', piece }: TableViewProps) {
  return (
    <div className={styles.hall}>
      <div ref={piece} className={styles.piece}>
        <div className={styles.frame}>
          {cover === undefined ? (
            <span className={styles.empty} />
          ) : (
            <Picture src={cover} name={name} ratio={1} eager className={styles.cover} />
          )}
          <span className={styles.gleam} aria-hidden="true" />
        </div>
      </div>
    </div>
  )
}
