import { readUserPoints } from '@/api/points'
import { RollingNumber } from '@/kit/amounts/RollingNumber'
import { useAnswer } from '@/kit/query/answer'
import { expiringText } from '@/kit/points/expiring'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { SkeletonBlock } from '@/ui/Skeleton'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { newestBalance, streakOf, streakText, sunriseOf, type Streak } from './signIn'
import { useSignStatus } from './useSignStatus'
import styles from './Hero.module.css'

export function Hero({ shell }: { shell: ShellStateName }) {
  const { status } = useSignStatus()
  const points = useAnswer(readUserPoints, undefined)
  const balance = newestBalance(
    { value: status.data?.points, at: status.dataUpdatedAt },
    { value: points.data?.available, at: points.dataUpdatedAt },
  )
  const expiring = points.data && expiringText(points.data)
  return (
    <header className={styles.hero}>
      <Sunrise rise={sunriseOf(status.data?.cycle ?? [])} />
      <div className={styles.words}>
        <h1 className={styles.title}>每日签到</h1>
        {shell === 'LOADING' ? (
          <>
            <SkeletonBlock width={300} height={96} above={24} className={styles.waiting} />
            <SkeletonBlock width={220} height={56} above={30} className={styles.waiting} />
          </>
        ) : (
          <>
            <StreakLine streak={streakOf(status.data)} />
            <p className={styles.points}>
              <span className="muted">我的积分</span>
              <b className={styles.pointsValue}>
                {balance === undefined ? '--' : <RollingNumber value={balance} />}
              </b>
            </p>
            {expiring !== undefined && <p className={styles.expiring}>{expiring}</p>}
          </>
        )}
      </div>
    </header>
  )
}

function StreakLine({ streak }: { streak: Streak }) {
  const shown = streakText(streak)
  if ('text' in shown) return <p className={styles.sentence}>{shown.text}</p>
  return (
    <p className={styles.streak}>
      已连续<b className={styles.days}>{shown.days}</b>天
    </p>
  )
}

interface SunriseProps {
  /** 0: the sun is at the hills; 1: it is at its highest. */
  rise: number
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5)

/** Morning over the hills: the sun climbs with the streak. */
function Sunrise({ rise }: SunriseProps) {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 750 600"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
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
      <RadialGradient id="si-halo" stops="#ffe9a8/.95, #ffdf9a/.55 .32, #ffe9c0/0" />
      <RadialGradient id="si-sun" cx=".38" cy=".3" r=".85" stops="#fff6c9, #ffd257 .42, #ff9420" />
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
    <LinearGradient
      id={id}
      x1="0"
      y1="0"
      x2="0"
      y2="1"
      stops={`${stops[0]}, ${stops[1]} .45, ${stops[2]}`}
    />
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

/** The hills below the sun, with the road and trees. */
function SunriseLand() {
  return (
    <>
      <path
        d="M0 428c66-34 128-46 190-22 52 20 96 8 152-18 78-36 142-40 214 0 66 36 124 28 194-8v220H0z"
        fill="url(#si-far)"
      />
      <g fill="#7fa9c9" opacity=".55">
        <path d="M196 410v-34h12v-16h10v16h10v34zM236 408v-52l11-14 11 14v52zM266 402v-28h18v28z" />
        <path d="M90 410v-22l12-12 12 12v22zM120 408v-34h14v34z" />
      </g>
      <path
        d="M0 486c78-44 150-48 228-12 74 34 132 22 206-14 90-44 186-44 316 10v130H0z"
        fill="url(#si-mid)"
      />
      <Village />
      <path
        d="M0 540c104-50 204-52 316-14 96 32 190 26 276-6 58-22 108-26 158-18v98H0z"
        fill="url(#si-near)"
      />
      <path
        d="M420 600c-10-22-52-30-46-46 5-13 46-12 50-24 2-8-14-12-22-16 30 4 56 8 56 22 0 18-34 20-36 34-1 11 34 16 44 30z"
        fill="url(#si-road)"
        opacity=".9"
      />
      <g fill="#3d9a76">
        <path d="M52 530c0-18 13-32 27-32s27 14 27 32c0 15-12 25-27 25s-27-10-27-25z" />
        <path d="M98 536c0-13 9-23 19-23s19 10 19 23c0 11-8 18-19 18s-19-7-19-18z" opacity=".85" />
        <path d="M648 520c0-20 14-35 30-35s30 15 30 35c0 16-13 27-30 27s-30-11-30-27z" />
        <path d="M618 530c0-12 8-21 18-21s18 9 18 21c0 10-8 17-18 17s-18-7-18-17z" opacity=".8" />
      </g>
      <path
        d="M79 546v22M117 548v16M678 540v22M636 542v16"
        stroke="#7a5a3c"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}

/** Two houses and a mill on the second hill. */
function Village() {
  return (
    <>
      <path d="M286 492v-28h34v28z" fill="#fff6e4" />
      <path d="M280 466l23-20 23 20z" fill="#f08a5d" />
      <path d="M330 488v-22h28v22z" fill="#fdeed2" />
      <path d="M325 468l19-17 19 17z" fill="#e06a57" />
      <path d="M298 476h9v16h-9zM340 474h7v7h-7z" fill="#b98b5e" />
      <path d="M172 466l7-52h14l7 52z" fill="#fffaf0" />
      <path d="M177 416c0-9 4-15 9-15s9 6 9 15z" fill="#e06a57" />
      <g className={styles.mill}>
        <path
          d="M184 416h4l3-44h-10zM184 412v4l-44 3v-10zM188 412h-4l-3 44h10zM188 416v-4l44-3v10z"
          fill="#fff"
          opacity=".95"
        />
      </g>
      <circle cx="186" cy="414" r="5" fill="#b86b4b" />
    </>
  )
}
