import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './Stage.module.css'

interface StageProps {
  /** Between the curtains, in the light: the certificate. Left out: the empty seat. */
  children?: ReactNode
  /** Under the page's name. */
  line: string
}

/** The theatre: a spotlight that searches while the seat is empty, and then rests on it. */
export function Stage({ children, line }: StageProps) {
  const isEmpty = children === undefined
  return (
    <header className={classes(styles.stage, !isEmpty && styles.honoured)}>
      <Floor />
      <span className={classes(styles.beam, !isEmpty && styles.dim)} aria-hidden="true" />
      <h1 className={styles.title}>首席推荐官</h1>
      <p className={styles.line}>{line}</p>
      {isEmpty ? <Seat /> : children}
    </header>
  )
}

/** x of the footlights along the stage's edge. */
const LIGHTS = [45, 155, 265, 375, 485, 595, 705]

/** The boards, the pool of light on them and the footlights, 750 × 260. */
function Floor() {
  return (
    <svg viewBox="0 0 750 260" className={styles.floor} aria-hidden="true">
      <defs>
        <LinearGradient id="ro-boards" x2="0" y2="1" stops="#3a160f, #7a3a20" />
        <RadialGradient id="ro-pool" stops="#fff0c9/.85, #ffdc98/.4 .6, #ffdc98/0" />
        <LinearGradient id="ro-lip" x2="0" y2="1" stops="#fbe6ad, #c8933a .3, #6d4412" />
      </defs>
      <path fill="url(#ro-boards)" d="M0 40h750v180H0z" />
      <path
        stroke="#250b06"
        strokeWidth="3"
        opacity=".6"
        d="M375 40v180M335 40l-60 180M415 40l60 180M290 40L165 220M460 40l125 180M240 40L40 220M510 40l200 180M180 40L0 170M570 40l180 130M110 40L0 102M640 40l110 62M0 76h750M0 128h750"
      />
      <path fill="#14020a" opacity=".45" d="M0 40h750v10H0z" />
      <ellipse cx="375" cy="120" rx="300" ry="74" fill="url(#ro-pool)" />
      <path fill="url(#ro-lip)" d="M0 212h750v48H0z" />
      <path stroke="#6d4412" strokeOpacity=".5" strokeWidth="3" d="M0 244h750" />
      {LIGHTS.map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="196" rx="60" ry="34" fill="url(#ro-pool)" opacity=".7" />
          <path fill="#5a3408" d={`M${x - 26} 216a26 24 0 0 1 52 0z`} />
          <path fill="#fff6dc" d={`M${x - 17} 216a17 16 0 0 1 34 0z`} />
        </g>
      ))}
    </svg>
  )
}

/** The officer's seat, empty: red velvet in a gilded frame, 300 × 400. */
function Seat() {
  return (
    <svg viewBox="0 0 300 400" className={styles.seat} aria-hidden="true">
      <defs>
        <LinearGradient id="ro-gilt" x2="1" y2="1" stops="#fff0c4, #dba94e .45, #87591a" />
        <RadialGradient
          id="ro-velvet"
          cx=".5"
          cy=".3"
          r=".8"
          stops="#dc4a60, #a8253a .55, #6a1020"
        />
        <LinearGradient id="ro-pad" x2="0" y2="1" stops="#e25b70, #b22a40 .4, #741324" />
      </defs>
      <ellipse cx="150" cy="382" rx="140" ry="16" fill="#14020a" opacity=".5" />
      <path
        fill="url(#ro-gilt)"
        d="M62 318h26l-8 62q-8 6-16 0zM212 318h26l-2 62q-8 6-16 0zM46 320h20l-10 66q-8 4-14 0zM234 320h20l4 66q-6 4-14 0z"
      />
      <path
        fill="url(#ro-gilt)"
        d="M66 262V96c0-24 22-30 40-34 20-4 26-22 44-22s24 18 44 22c18 4 40 10 40 34v166z"
      />
      <path
        fill="url(#ro-velvet)"
        d="M82 256V102c0-14 18-18 32-22 18-6 24-22 36-22s18 16 36 22c14 4 32 8 32 22v154z"
      />
      <path
        fill="none"
        stroke="#6a1020"
        strokeWidth="3"
        strokeOpacity=".55"
        d="M82 130l34 30-34 36M116 160l34-34 34 34-34 38zM218 130l-34 30 34 36M82 226l34-30 34 32 34-32 34 30M116 80l34 46 34-46"
      />
      <g fill="#f3d48b">
        <circle cx="116" cy="160" r="5" />
        <circle cx="184" cy="160" r="5" />
        <circle cx="150" cy="126" r="5" />
        <circle cx="150" cy="198" r="5" />
        <circle cx="116" cy="226" r="5" opacity=".6" />
        <circle cx="184" cy="226" r="5" opacity=".6" />
      </g>
      <path fill="url(#ro-gilt)" d="M150 0l9 20 22 2-16 15 4 22-19-11-19 11 4-22-16-15 22-2z" />
      <path
        fill="url(#ro-gilt)"
        d="M30 206c0-14 12-20 24-18 10 2 14 10 14 20v112H38zM270 206c0-14-12-20-24-18-10 2-14 10-14 20v112h30z"
      />
      <path
        fill="url(#ro-pad)"
        d="M22 196c0-16 14-24 30-22 14 2 22 10 22 24 0 10-6 16-16 16H38c-10 0-16-8-16-18zM278 196c0-16-14-24-30-22-14 2-22 10-22 24 0 10 6 16 16 16h20c10 0 16-8 16-18z"
      />
      <path
        fill="url(#ro-pad)"
        d="M60 262c0-16 10-24 26-24h128c16 0 26 8 26 24v34c0 8-6 12-14 12H74c-8 0-14-4-14-12z"
      />
      <path fill="#ff93a3" opacity=".35" d="M78 248c40-7 104-7 144 0-40 3-104 3-144 0z" />
      <path fill="url(#ro-gilt)" d="M44 304h212v16q-106 22-212 0z" />
      <path fill="#87591a" opacity=".5" d="M150 306l8 9-8 9-8-9z" />
    </svg>
  )
}
