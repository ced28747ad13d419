import type { CSSProperties, ReactNode, RefObject } from 'react'
import { Picture } from '@/ui/picture/Picture'
import styles from './Wheel.module.css'

export interface WheelPrize {
  name: string
  img: string
}

export interface WheelProps {
  /** At least two. */
  prizes: readonly WheelPrize[]
  /** Of `useWheel`. */
  face: RefObject<HTMLDivElement | null>
  /** In the middle: the button. */
  children: ReactNode
}

/** A wheel of prizes under a pointer. Decorative: a dialog announces its result. */
export function Wheel({ prizes, face, children }: WheelProps) {
  return (
    <div className={styles.wheel}>
      <div ref={face} className={styles.face} aria-hidden="true">
        <Sectors count={prizes.length} />
        {prizes.map(({ name, img }, at) => (
          <div
            key={at}
            className={styles.prize}
            style={{ '--at': `${((at + 0.5) * 360) / prizes.length}deg` } as CSSProperties}
          >
            <span className={styles.name}>{Array.from(name).slice(0, 6).join('')}</span>
            <div className={styles.picture}>
              <Picture src={img} name={name} ratio={1} decorative />
            </div>
          </div>
        ))}
      </div>
      <svg className={styles.pointer} viewBox="0 0 60 76" aria-hidden="true">
        <path d="M30 76 4 20a28 28 0 1 1 52 0z" />
        <circle cx="30" cy="26" r="9" />
      </svg>
      <div className={styles.hub}>{children}</div>
    </div>
  )
}

function Sectors({ count }: { count: number }) {
  const at = (part: number) => {
    const angle = ((part * 360) / count - 90) * (Math.PI / 180)
    return `${(100 + 100 * Math.cos(angle)).toFixed(2)} ${(100 + 100 * Math.sin(angle)).toFixed(2)}`
  }
  return (
    <svg className={styles.sectors} viewBox="0 0 200 200">
      {Array.from({ length: count }, (_, part) => (
        <path key={part} d={`M100 100 ${at(part)}A100 100 0 0 1 ${at(part + 1)}z`} />
      ))}
    </svg>
  )
}
