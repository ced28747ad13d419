import { BASE_PATH } from '@/lib/env'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import styles from './Portal.module.css'

const LEAVES = [0, 60, 120, 180, 240, 300] as const

/** Six leaves of a shutter. They part on the tap, and close if the app does not open. */
export function Portal({ isOpen, isFailed }: { isOpen: boolean; isFailed: boolean }) {
  return (
    <svg
      className={styles.portal}
      viewBox="0 0 600 600"
      aria-hidden="true"
      data-open={isOpen || undefined}
      data-failed={isFailed || undefined}
    >
      <PortalPaints />
      <ellipse cx="300" cy="560" rx="196" ry="22" fill="url(#wu-floor)" />
      <circle className={styles.halo} cx="300" cy="300" r="298" fill="url(#wu-halo)" />
      <g clipPath="url(#wu-hole)">
        <PortalScene className={styles.scene} />
        {LEAVES.map((angle) => (
          <g key={angle} transform={`rotate(${angle} 300 300)`}>
            <g className={styles.leaf}>
              <path d="M300 301L169 74h262z" fill={`url(#wu-leaf${angle % 120 ? 2 : 1})`} />
              <path d="M300 300L431 74" stroke="#fff" strokeOpacity=".5" strokeWidth="2.5" />
              <path d="M300 246l-62-108a188 188 0 0 1 124 0z" fill="#fff" fillOpacity=".08" />
              <path d="M300 208v-64" stroke="#fff" strokeOpacity=".3" strokeWidth="4" />
              <circle cx="300" cy="132" r="6" fill="#fff" fillOpacity=".5" />
            </g>
          </g>
        ))}
        <circle
          cx="300"
          cy="300"
          r="200"
          fill="none"
          stroke="#1d1466"
          strokeOpacity=".3"
          strokeWidth="22"
        />
      </g>
      <PortalRing />
      <g className={styles.hub}>
        <circle cx="300" cy="306" r="80" fill="#1d1466" opacity=".26" />
        <circle cx="300" cy="300" r="80" fill="#fff" />
        <circle cx="300" cy="300" r="72" fill="none" stroke="url(#wu-ring)" strokeWidth="4" />
        <image href={`${BASE_PATH}/logo.svg`} x="250" y="250" width="100" height="100" />
      </g>
    </svg>
  )
}

function PortalRing() {
  return (
    <>
      <circle cx="300" cy="300" r="226" fill="none" stroke="url(#wu-ring)" strokeWidth="34" />
      <path
        d="M92 262a212 212 0 0 1 150-166"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle
        cx="300"
        cy="300"
        r="243"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <g className={styles.orbit}>
        <circle
          cx="300"
          cy="300"
          r="264"
          fill="none"
          stroke="#7a6cff"
          strokeOpacity=".5"
          strokeWidth="4"
          strokeDasharray="3 23.3"
          strokeLinecap="round"
        />
        <circle cx="300" cy="36" r="9" fill="#ff9de0" />
        <circle cx="71" cy="432" r="6" fill="#4c6fff" />
        <circle cx="529" cy="432" r="7" fill="#9b5cff" />
      </g>
      {LEAVES.map((angle) => (
        <g key={angle} transform={`rotate(${angle + 30} 300 300)`}>
          <circle cx="300" cy="74" r="11" fill="#2a1c86" fillOpacity=".5" />
          <circle className={styles.lamp} cx="300" cy="74" r="8" fill="#fff6d8" />
        </g>
      ))}
    </>
  )
}

function PortalPaints() {
  return (
    <defs>
      <clipPath id="wu-hole">
        <circle cx="300" cy="300" r="210" />
      </clipPath>
      <LinearGradient
        id="wu-ring"
        x1="0"
        y1="0"
        x2="1"
        y2="1"
        stops="#6f9bff, #4c6fff .45, #9b5cff"
      />
      <LinearGradient id="wu-leaf1" x1="0" y1="0" x2=".6" y2="1" stops="#7690ff, #5640dc" />
      <LinearGradient id="wu-leaf2" x1="0" y1="0" x2=".6" y2="1" stops="#9a72ff, #4735c9" />
      <RadialGradient id="wu-halo" stops="#8d6bff/.42 .6, #8d6bff/0" />
      <RadialGradient id="wu-floor" stops="#4b3bd0/.34, #4b3bd0/0" />
    </defs>
  )
}

const STARS = [
  [150, 190, 2.4],
  [190, 140, 3.2],
  [236, 206, 1.8],
  [262, 122, 2.6],
  [338, 160, 2],
  [372, 112, 3],
  [420, 176, 2.2],
  [456, 230, 3],
  [126, 262, 2],
  [404, 238, 1.6],
  [208, 252, 1.6],
] as const

/** The other side: a city of light below a rising planet. */
function PortalScene({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <defs>
        <LinearGradient
          id="wu-sky"
          x2="0"
          y2="1"
          stops="#130b4d, #4a25ad .5, #d45cc4 .72, #ffc48a .84"
        />
        <RadialGradient
          id="wu-planet"
          cx=".34"
          cy=".26"
          r=".85"
          stops="#fff3df, #ffb3a0 .38, #a452e4 .76, #3c1d9c"
        />
        <LinearGradient id="wu-way" x2="0" y2="1" stops="#fff4d6, #ff9fd0/.2" />
      </defs>
      <path fill="url(#wu-sky)" d="M80 80h440v440H80z" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity=".85" />
      ))}
      <circle cx="352" cy="246" r="124" fill="#ff9fe0" opacity=".16" />
      <g transform="rotate(-16 352 246)" fill="none">
        <path d="M216 246a136 30 0 0 1 272 0" stroke="#9f7bff" strokeWidth="9" />
        <circle cx="352" cy="246" r="86" fill="url(#wu-planet)" />
        <path d="M216 246a136 30 0 0 0 272 0" stroke="#ffdcb0" strokeWidth="9" />
      </g>
      <path
        d="M84 400h28v-38h22v-44h18v44h14v38h16v-66h24v66h18v-28h26v28h100v-34h20v-52h22v52h16v34h16v-76h22v-24h16v24h18v76h20v-30h24v30h20v130H84z"
        fill="#2a1580"
      />
      <path d="M84 430h432v100H84z" fill="#1b0e5c" />
      <path d="M286 428h28l88 110H198z" fill="url(#wu-way)" />
      <path d="M84 430h432" stroke="#ffd9a8" strokeWidth="4" opacity=".9" />
      <path
        d="M120 378v10m24-44v8m46 4v8m0 14v8m188-42v8m26-20v8m0 16v8m36-48v8m14-24v8m0 20v8"
        stroke="#ffe7b0"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}
