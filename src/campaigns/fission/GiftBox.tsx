import { classes } from '@/ui/classes'
import { LinearGradient } from '@/ui/Gradient'
import styles from './GiftBox.module.css'

interface GiftBoxProps {
  /** The platform has sent its content. */
  isOpen: boolean
  /** It opens with an animation; else it is open from the start. */
  moves: boolean
  /** How many attempts to open it failed: it shakes each time. */
  shakes: number
}

/** A box with a ribbon, in its glow (`glow.svg`). Its lid springs when it opens, with light and small things coming out. */
export function GiftBox({ isOpen, moves, shakes }: GiftBoxProps) {
  return (
    <div
      key={shakes}
      aria-hidden="true"
      className={classes(
        styles.box,
        isOpen && styles.open,
        isOpen && moves && styles.opening,
        !isOpen && shakes > 0 && styles.shaking,
      )}
    >
      <svg viewBox="0 0 750 520" className={styles.art}>
        <Paints />
        <g className={styles.light}>
          <path fill="url(#fi-beam)" d="M244 300L120 20h510L506 300z" />
        </g>
        <g className={styles.landed}>
          <Lid />
        </g>
        <Things />
        <Back />
        <Front />
        <g className={styles.lid}>
          <Lid />
        </g>
        <Sparks />
      </svg>
    </div>
  )
}

function Paints() {
  return (
    <defs>
      <LinearGradient id="fi-beam" x2="0" y1="1" y2="0" stops="#fff6cf/.95, #fff6cf/0" />
      <LinearGradient id="fi-left" x2="1" y2="1" stops="#f2543f, #b3261a" />
      <LinearGradient id="fi-right" x2="1" y2="1" stops="#c5301f, #7f150e" />
      <LinearGradient id="fi-gold" x2="1" y2="1" stops="#fff0c2, #ffcf72 .5, #d98a2b" />
      <LinearGradient id="fi-lid" x2="1" y2="1" stops="#ff7a62, #d23c2a" />
    </defs>
  )
}

/** The inside, behind the lid. */
function Back() {
  return <path fill="#5d0f09" d="M220 270l155-46 155 46-155 50z" />
}

/** Two sides of the box, each with its ribbon. */
function Front() {
  return (
    <>
      <path fill="url(#fi-left)" d="M220 270l155 50v150l-143-52a16 16 0 0 1-10-14z" />
      <path fill="url(#fi-right)" d="M530 270l-155 50v150l143-52a16 16 0 0 0 10-14z" />
      <path fill="url(#fi-gold)" d="M281 290l38 12v148l-34-12z" />
      <path fill="#e5a146" d="M469 290l-38 12v148l34-12z" />
      <path fill="#ffffff" fillOpacity=".16" d="M220 270l155 50v18l-154-50z" />
      <path fill="#4d0d08" fillOpacity=".22" d="M375 320l155-50v16l-155 52z" />
      <g fill="#ffe2c4" fillOpacity=".22">
        <circle cx="248" cy="330" r="9" />
        <circle cx="256" cy="392" r="7" />
        <circle cx="346" cy="362" r="9" />
        <circle cx="348" cy="430" r="7" />
        <circle cx="404" cy="372" r="7" />
        <circle cx="500" cy="328" r="8" />
        <circle cx="492" cy="394" r="6" />
      </g>
    </>
  )
}

function Lid() {
  return (
    <>
      <path fill="url(#fi-lid)" d="M200 256l175-54 175 54-175 58z" />
      <path fill="#d23f2c" d="M200 256l175 58v38l-170-56a8 8 0 0 1-5-8z" />
      <path fill="#98200f" d="M550 256l-175 58v38l170-56a8 8 0 0 0 5-8z" />
      <path fill="url(#fi-gold)" d="M275 281l37-69 36-11-35 92v38l-38-12z" />
      <path fill="#f2b75c" d="M475 281l-37-69-36-11 35 92v38l38-12z" />
      <path fill="#ffffff" fillOpacity=".2" d="M200 256l175-54 175 54-12 4-163-47-163 47z" />
      <g>
        <path
          fill="url(#fi-gold)"
          d="M372 222c-30-6-88-18-104-54-10-24 12-44 40-34 34 12 56 58 64 88z"
        />
        <path fill="#f4b95d" d="M378 222c30-6 88-18 104-54 10-24-12-44-40-34-34 12-56 58-64 88z" />
        <path fill="#c9801f" d="M366 214c-22-8-62-20-74-44-6-12 4-22 18-16 24 10 46 38 56 60z" />
        <path fill="#b06d18" d="M384 214c22-8 62-20 74-44 6-12-4-22-18-16-24 10-46 38-56 60z" />
        <path fill="url(#fi-gold)" d="M366 224l-44 62 34-6 8 30 26-84z" />
        <path fill="#eeb152" d="M384 224l44 62-34-6-8 30-26-84z" />
        <ellipse cx="375" cy="220" rx="26" ry="22" fill="url(#fi-gold)" />
        <path
          fill="none"
          stroke="#fff6da"
          strokeWidth="4"
          strokeLinecap="round"
          d="M360 214c4-8 14-12 24-8"
        />
      </g>
    </>
  )
}

/** The content: a small planet, a star and a house. */
function Things() {
  return (
    <g className={styles.things}>
      <g>
        <circle cx="375" cy="150" r="44" fill="#7fd6ff" />
        <path
          fill="#4fb3ec"
          d="M337 128a44 44 0 0 0 4 52c30-4 62-20 76-40a44 44 0 0 0-14-24c-18 10-44 14-66 12z"
        />
        <path
          fill="none"
          stroke="#fff3cf"
          strokeWidth="7"
          d="M322 176c16 14 110-20 106-44-1-6-8-8-16-8"
        />
      </g>
      <path
        className={styles.two}
        fill="url(#fi-gold)"
        d="M250 150l13 27 30 4-22 21 5 30-26-14-26 14 5-30-22-21 30-4z"
      />
      <g className={styles.three}>
        <path fill="#fff4e2" d="M468 172h64v52h-64z" />
        <path fill="#cf3a26" d="M456 176l44-38 44 38z" />
        <path fill="#8f2416" d="M492 196h18v28h-18z" />
      </g>
    </g>
  )
}

function Sparks() {
  return (
    <g fill="#fff6dc" className={styles.sparks}>
      <path d="M128 190l6 22 22 6-22 6-6 22-6-22-22-6 22-6zM634 232l5 18 18 5-18 5-5 18-5-18-18-5 18-5zM176 372l4 14 14 4-14 4-4 14-4-14-14-4 14-4z" />
      <circle cx="590" cy="150" r="5" />
      <circle cx="96" cy="300" r="5" />
      <circle cx="660" cy="360" r="6" />
      <circle cx="210" cy="120" r="4" />
    </g>
  )
}
