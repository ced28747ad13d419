import { SunriseLand } from './SunriseLand'
import styles from './Sunrise.module.css'

interface SunriseProps {
  /** 0: the sun has just come over the hills; 1: it stands high. */
  rise: number
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** Morning over the hills: the sun climbs with the streak. */
export function Sunrise({ rise }: SunriseProps) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 750 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Paints />
      <g className={styles.sun} style={{ transform: `translateY(${(1 - rise) * 232}px)` }}>
        <circle cx="536" cy="206" r="300" fill="url(#si-halo)" />
        <g className={styles.rays} style={{ opacity: 0.25 + rise * 0.6 }}>
          {RAYS.map((angle, index) => (
            <path
              key={angle}
              d={index % 2 ? 'M532 98h8l-4-38z' : 'M531 96h10l-5-62z'}
              transform={`rotate(${angle} 536 206)`}
              fill="#fff3c4"
            />
          ))}
        </g>
        <circle cx="536" cy="206" r="88" fill="url(#si-sun)" />
        <circle
          cx="536"
          cy="206"
          r="87"
          fill="none"
          stroke="#fff8dc"
          strokeOpacity=".7"
          strokeWidth="3"
        />
        <ellipse
          cx="508"
          cy="170"
          rx="30"
          ry="20"
          fill="#fff"
          opacity=".38"
          transform="rotate(-34 508 170)"
        />
      </g>
      <Sky />
      <SunriseLand />
    </svg>
  )
}

/** Gradients of the scene; their ids are this page's own. */
function Paints() {
  return (
    <defs>
      <radialGradient id="si-halo">
        <stop offset="0" stopColor="#ffe9a8" stopOpacity=".95" />
        <stop offset=".32" stopColor="#ffdf9a" stopOpacity=".55" />
        <stop offset="1" stopColor="#ffe9c0" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="si-sun" cx=".38" cy=".3" r=".85">
        <stop offset="0" stopColor="#fff6c9" />
        <stop offset=".42" stopColor="#ffd257" />
        <stop offset="1" stopColor="#ff9420" />
      </radialGradient>
      <Down id="si-cloud" stops={['#ffffff', '#ffffff', '#e3f1ff']} />
      <Down id="si-far" stops={['#a9cdea', '#d3e4ea', '#fbeed6']} />
      <Down id="si-mid" stops={['#86c8b4', '#b8dfbd', '#f6efd2']} />
      <Down id="si-near" stops={['#4fb389', '#93d39c', '#fff3d6']} />
      <Down id="si-road" stops={['#fffaf0', '#ffedc6', '#fff3d6']} />
      <Down id="si-balloon" stops={['#ff9f5a', '#ff6b57', '#d94a5c']} />
    </defs>
  )
}

function Down({ id, stops }: { id: string; stops: readonly [string, string, string] }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor={stops[0]} />
      <stop offset=".45" stopColor={stops[1]} />
      <stop offset="1" stopColor={stops[2]} />
    </linearGradient>
  )
}

function Sky() {
  return (
    <>
      <g className={styles.cloudSlow} fill="url(#si-cloud)">
        <path
          d="M598 318c0-20 17-34 36-32 8-22 30-36 54-33 22 3 39 18 44 38 20-2 38 12 38 30 0 17-14 30-32 30H630c-18 0-32-15-32-33z"
          opacity=".82"
        />
        <path
          d="M-34 372c0-17 14-30 31-29 6-20 26-33 47-31 24 2 43 19 46 41 17-3 34 9 34 26 0 15-13 26-29 26H-4c-17 0-30-15-30-33z"
          opacity=".75"
        />
      </g>
      <g className={styles.cloud} fill="url(#si-cloud)">
        <path
          d="M322 276c0-13 11-23 24-22 5-16 20-26 37-24 15 2 27 13 30 27 14-1 26 8 26 21 0 12-10 21-23 21h-71c-13 0-23-10-23-23z"
          opacity=".9"
        />
      </g>
      <g
        className={styles.birds}
        fill="none"
        stroke="#3d6f9e"
        strokeWidth="4"
        strokeLinecap="round"
      >
        <path d="M462 104c9-9 17-8 22 0 6-8 14-9 22 0" />
        <path d="M516 132c6-6 12-6 16 0 4-6 10-6 16 0" />
        <path d="M440 146c5-5 10-5 13 0 4-5 8-5 13 0" />
      </g>
      <g transform="translate(82 110) scale(.84)">
        <g className={styles.balloon}>
          <path
            d="M672 146c0-25 18-43 41-43s41 18 41 43c0 22-20 42-31 54h-20c-11-12-31-32-31-54z"
            fill="url(#si-balloon)"
          />
          <path
            d="M713 103c-13 8-18 26-18 44 0 22 8 40 12 53h12c4-13 12-31 12-53 0-18-5-36-18-44z"
            fill="#fff3d6"
            opacity=".55"
          />
          <path d="M704 200l2 14h14l2-14" fill="none" stroke="#8a5a3a" strokeWidth="2" />
          <rect x="703" y="213" width="20" height="13" rx="4" fill="#a86a3f" />
        </g>
      </g>
    </>
  )
}
