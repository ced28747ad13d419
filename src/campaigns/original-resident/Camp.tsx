import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './Desert.module.css'

const TENTS = [
  { x: 372, y: 548, scale: 0.5 },
  { x: 62, y: 574, scale: 0.8 },
  { x: 206, y: 592, scale: 1 },
] as const

/** Tents with light in them, and a fire that has burned all night. */
export function Camp() {
  return (
    <g>
      {TENTS.map((tent) => (
        <Tent key={tent.x} {...tent} />
      ))}
      <Fire />
    </g>
  )
}

function Tent({ x, y, scale }: (typeof TENTS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse cx="18" cy="2" rx="96" ry="11" fill="#180c30" opacity=".45" />
      <path
        fill="none"
        stroke="#3d1d4e"
        strokeWidth="5"
        strokeLinecap="round"
        d="M-14-154L10-118M16-156L-8-118M2-160v40"
      />
      <path fill="url(#resident-cloth)" d="M0-132c18 52 44 96 80 132H-80c36-36 62-80 80-132z" />
      <path fill="#5b2b60" d="M-31-60h62l8 16h-79z" opacity=".75" />
      <path
        fill="none"
        stroke="#ffd0a0"
        strokeWidth="3.5"
        strokeLinejoin="round"
        d="M-34-46l10-12 10 12 10-12 10 12 10-12 10 12"
      />
      <path className={styles.door} d="M0-58c6 24 14 42 24 58h-48c10-16 18-34 24-58z" />
      <path fill="#5b2b60" d="M0-58c-2 24-8 42-24 58h-14c20-16 32-34 38-58z" />
      <path
        fill="none"
        stroke="#ffd6ae"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".85"
        d="M-2-128c-18 50-42 92-74 124"
      />
    </g>
  )
}

function Fire() {
  return (
    <g transform="translate(318 606)">
      <circle className={styles.flicker} cx="0" cy="-8" r="62" fill="url(#resident-fire)" />
      <path
        stroke="#2a1240"
        strokeWidth="7"
        strokeLinecap="round"
        d="M-20 6L18-6M-18-6L20 6"
        fill="none"
      />
      <path
        className={styles.flame}
        fill="#ffb057"
        d="M0-44c14 16 18 26 14 36a15 15 0 0 1-28 0c-3-8 2-14 6-20 2 5 4 6 6 6-2-8 0-15 2-22z"
      />
      <path
        className={styles.flame}
        fill="#fff2b8"
        d="M1-22c6 8 7 12 5 16a7 7 0 0 1-12 0c-2-5 4-9 7-16z"
      />
      <g fill="#ffcf8a">
        <circle className={styles.spark} cx="-6" cy="-40" r="2.4" />
        <circle className={styles.spark} cx="8" cy="-46" r="2" />
        <circle className={styles.spark} cx="2" cy="-36" r="1.8" />
      </g>
    </g>
  )
}

/** The colours of the scene. */
export function DesertPaints() {
  return (
    <defs>
      <SkyPaints />
      <LandPaints />
      <CampPaints />
    </defs>
  )
}

function SkyPaints() {
  return (
    <>
      <LinearGradient
        id="resident-sky"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-60"
        x2="0"
        y2="510"
        stops="#180f38, #2b1b4d .24, #6a2f6e .52, #c2506c .74, #ff8a5b .9, #ffcf94"
      />
      <RadialGradient
        id="resident-glow"
        stops="#fff1c9/.95, #ffc47e/.6 .24, #ff8a5b/.2 .6, #ff8a5b/0"
      />
      <LinearGradient id="resident-sun" x2="0" y2="1" stops="#fffbe6, #ffd28c" />
      <RadialGradient
        id="resident-moon"
        cx=".3"
        cy=".4"
        r=".8"
        stops="#fff3e2, #f6c3a6 .55, #a9617f"
      />
      <RadialGradient id="resident-halo" stops="#ffd9b0/.26 .4, #ffd9b0/0" />
    </>
  )
}

function LandPaints() {
  return (
    <>
      <LinearGradient id="resident-far" x2="0" y2="1" stops="#9a4370, #d9655f" />
      <LinearGradient id="resident-dune" x2="1" y2="1" stops="#b4506a, #7a3467 .5, #4a2459" />
      <LinearGradient
        id="resident-near"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="604"
        x2="0"
        y2="736"
        stops="#54265c, #2c1646 .6, #201139"
      />
    </>
  )
}

function CampPaints() {
  return (
    <>
      <LinearGradient id="resident-wood" x2="1" y2="0" stops="#d8705c, #7d3960 .2, #2c1747" />
      <LinearGradient id="resident-cloth" x2="1" y2="0" stops="#f0a07c, #a74d68 .5, #4d2659" />
      <RadialGradient id="resident-fire" stops="#fff2b8, #ffb057/.7 .4, #ff8a3c/0" />
    </>
  )
}
