import type { CSSProperties } from 'react'
import { classes } from '@/ui/classes'
import { BIRDS, FIREFLIES, STARS } from './places'
import styles from './Sky.module.css'

/** The river of stars between two lovers. `flies`: the magpies come and make the bridge. */
export function Sky({ flies }: { flies: boolean }) {
  return (
    <div className={classes(styles.sky, flies && styles.flying)} aria-hidden="true">
      <svg className={styles.picture} viewBox="0 0 750 640" focusable="false">
        <defs>
          <linearGradient id="qx-night" x2="0" y2="1">
            <stop stopColor="#0b0a2b" />
            <stop offset=".62" stopColor="#2a2370" />
            <stop offset="1" stopColor="#14123a" />
          </linearGradient>
          <linearGradient id="qx-river" x1="0" x2="1">
            <stop stopColor="#8e7bff" stopOpacity="0" />
            <stop offset=".5" stopColor="#cbbcff" stopOpacity=".55" />
            <stop offset="1" stopColor="#ff8fb4" stopOpacity="0" />
          </linearGradient>
          <radialGradient id="qx-rose">
            <stop stopColor="#fff" />
            <stop offset=".16" stopColor="#ffb3cb" />
            <stop offset="1" stopColor="#ff5c8a" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="qx-gold">
            <stop stopColor="#fff" />
            <stop offset=".16" stopColor="#ffe9b8" />
            <stop offset="1" stopColor="#ffd27a" stopOpacity="0" />
          </radialGradient>
        </defs>
        <path fill="url(#qx-night)" d="M0 0h750v640H0z" />
        <path
          fill="url(#qx-river)"
          d="M-40 560C120 430 210 380 360 300S640 120 800 20v150C650 250 560 330 430 410S150 560-40 700z"
        />
        <g fill="#fff">
          {STARS.map(({ x, y, r, light }, at) => (
            <circle key={at} cx={x} cy={y} r={r} opacity={light} />
          ))}
        </g>
        <circle cx="112" cy="356" r="92" fill="url(#qx-rose)" />
        <circle cx="638" cy="356" r="92" fill="url(#qx-gold)" />
        <path
          fill="#0d0b2e"
          d="M0 640V556c70-30 120-18 176 4 66 26 120 34 190 14 80-24 132-40 206-16 66 22 116 26 178-4v86z"
        />
        <g fill="#080722">
          <path d="M96 560v-52c0-14 8-24 18-26 2-14 20-14 22 0 10 4 16 14 16 26v58z" />
          <path d="M604 562v-48c0-12 6-22 16-26 0-16 22-16 22 0 12 4 18 14 18 28v46z" />
        </g>
      </svg>
      {BIRDS.map(({ left, top, fromLeft, delay }) => (
        <span
          key={left}
          className={classes(styles.bird, !fromLeft && styles.right)}
          style={
            {
              '--x': `${left / 75}rem`,
              '--y': `${top / 75}rem`,
              '--wait': `${delay}s`,
            } as CSSProperties
          }
        >
          <svg viewBox="0 0 60 34" focusable="false">
            <path
              fill="#171436"
              d="M2 20c12-2 18-6 24-12C30 2 40 0 50 4l8 4-9 3c-3 10-12 17-24 17-8 0-16-2-23-8z"
            />
            <path fill="#f4f1ff" d="M24 18c4-6 10-9 18-8-2 8-10 13-20 12z" />
            <path fill="#3b357f" d="M22 12C18 6 12 2 4 2c4 8 10 12 18 14z" />
          </svg>
        </span>
      ))}
      {FIREFLIES.map(({ left, top, delay }) => (
        <span
          key={`${left} ${top}`}
          className={styles.firefly}
          style={
            {
              '--x': `${left / 75}rem`,
              '--y': `${top / 75}rem`,
              '--wait': `${delay}s`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  )
}
