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
      <linearGradient
        id="resident-sky"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="-60"
        x2="0"
        y2="510"
      >
        <stop stopColor="#180f38" />
        <stop offset=".24" stopColor="#2b1b4d" />
        <stop offset=".52" stopColor="#6a2f6e" />
        <stop offset=".74" stopColor="#c2506c" />
        <stop offset=".9" stopColor="#ff8a5b" />
        <stop offset="1" stopColor="#ffcf94" />
      </linearGradient>
      <radialGradient id="resident-glow">
        <stop stopColor="#fff1c9" stopOpacity=".95" />
        <stop offset=".24" stopColor="#ffc47e" stopOpacity=".6" />
        <stop offset=".6" stopColor="#ff8a5b" stopOpacity=".2" />
        <stop offset="1" stopColor="#ff8a5b" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="resident-sun" x2="0" y2="1">
        <stop stopColor="#fffbe6" />
        <stop offset="1" stopColor="#ffd28c" />
      </linearGradient>
      <radialGradient id="resident-moon" cx=".3" cy=".4" r=".8">
        <stop stopColor="#fff3e2" />
        <stop offset=".55" stopColor="#f6c3a6" />
        <stop offset="1" stopColor="#a9617f" />
      </radialGradient>
      <radialGradient id="resident-halo">
        <stop offset=".4" stopColor="#ffd9b0" stopOpacity=".26" />
        <stop offset="1" stopColor="#ffd9b0" stopOpacity="0" />
      </radialGradient>
    </>
  )
}

function LandPaints() {
  return (
    <>
      <linearGradient id="resident-far" x2="0" y2="1">
        <stop stopColor="#9a4370" />
        <stop offset="1" stopColor="#d9655f" />
      </linearGradient>
      <linearGradient id="resident-dune" x2="1" y2="1">
        <stop stopColor="#b4506a" />
        <stop offset=".5" stopColor="#7a3467" />
        <stop offset="1" stopColor="#4a2459" />
      </linearGradient>
      <linearGradient
        id="resident-near"
        gradientUnits="userSpaceOnUse"
        x1="0"
        y1="604"
        x2="0"
        y2="736"
      >
        <stop stopColor="#54265c" />
        <stop offset=".6" stopColor="#2c1646" />
        <stop offset="1" stopColor="#201139" />
      </linearGradient>
    </>
  )
}

function CampPaints() {
  return (
    <>
      <linearGradient id="resident-wood" x2="1" y2="0">
        <stop stopColor="#d8705c" />
        <stop offset=".2" stopColor="#7d3960" />
        <stop offset="1" stopColor="#2c1747" />
      </linearGradient>
      <linearGradient id="resident-cloth" x2="1" y2="0">
        <stop stopColor="#f0a07c" />
        <stop offset=".5" stopColor="#a74d68" />
        <stop offset="1" stopColor="#4d2659" />
      </linearGradient>
      <radialGradient id="resident-fire">
        <stop stopColor="#fff2b8" />
        <stop offset=".4" stopColor="#ffb057" stopOpacity=".7" />
        <stop offset="1" stopColor="#ff8a3c" stopOpacity="0" />
      </radialGradient>
    </>
  )
}
