import type { CSSProperties } from 'react'
import styles from './Fair.module.css'

const GONDOLAS = [
  '#ffc93c',
  '#1fb6a6',
  '#fff6dc',
  '#ff8fa0',
  '#ffc93c',
  '#1fb6a6',
  '#fff6dc',
  '#ff8fa0',
]
const RADIUS = 150

/** Turns once in 20 s; its gondolas hang down all the while. */
export function Wheel() {
  return (
    <g transform="translate(470 270)">
      <g className={styles.turning}>
        <circle r={RADIUS} fill="none" stroke="#fff3d4" strokeWidth="10" />
        <circle r={RADIUS - 26} fill="none" stroke="#fff3d4" strokeWidth="4" opacity=".7" />
        {GONDOLAS.map((_colour, at) => (
          <path
            key={at}
            stroke="#fff3d4"
            strokeWidth="5"
            d={`M0 0h${RADIUS}`}
            transform={`rotate(${at * 45})`}
          />
        ))}
        {GONDOLAS.map((colour, at) => (
          <g key={at} transform={`rotate(${at * 45}) translate(${RADIUS} 0) rotate(${-at * 45})`}>
            <g className={styles.hanging} style={{ '--at': at } as CSSProperties}>
              {/* As wide as high around the axle: it turns about its own middle. */}
              <circle r="46" fill="none" />
              <path fill="none" stroke="#7a1030" strokeWidth="4" d="M0 0v12" />
              <path fill={colour} d="M-20 12h40l-6 30h-28z" />
              <path fill="#7a1030" d="M-22 8h44v8h-44z" opacity=".8" />
            </g>
          </g>
        ))}
      </g>
      <circle r="24" fill="#ffc93c" />
      <circle r="11" fill="#a83352" />
    </g>
  )
}
