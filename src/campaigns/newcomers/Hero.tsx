import { Bar } from '@/ui/Bar'
import { LinearGradient } from '@/ui/Gradient'
import { FRAMES, daysText, growthOf, rewardShare, tasksOf, type Plan } from './plan'
import styles from './Hero.module.css'

/** The plant that grows with the tasks, and the progress. */
export function Hero({ plan }: { plan: Plan | undefined }) {
  const growth = growthOf(plan ? tasksOf(plan) : [])
  const share = plan && rewardShare(plan)
  const days = plan && plan.groups.length > 0 ? daysText(plan.daysLeft) : undefined
  return (
    <header className={styles.hero}>
      <Plant frame={growth.frame} />
      <div className={styles.words}>
        <h1 className={styles.title}>新手成长计划</h1>
        <p className={styles.days}>{days ?? '一颗种子，慢慢长大'}</p>
        {growth.all > 0 && (
          <p className={styles.done}>
            已完成 <b>{growth.done}</b>/{growth.all}
          </p>
        )}
      </div>
      {plan && share !== undefined && (
        <div className={styles.reward}>
          <p className={styles.rewardLine}>
            <span id="newcomers-reward">奖励进度</span>
            <span>
              已领取 <b>{plan.claimed}</b> / {plan.totalReward}
            </span>
          </p>
          <Bar
            share={share / 100}
            className={styles.bar}
            role="progressbar"
            aria-labelledby="newcomers-reward"
            aria-valuenow={share}
            aria-valuemin={0}
            aria-valuemax={100}
          />
        </div>
      )}
    </header>
  )
}

/** Where each leaf leaves the stem, and on which side. */
const LEAVES = [
  { x: 148, y: 240, turn: -14, side: 1 },
  { x: 150, y: 216, turn: 8, side: -1 },
  { x: 153, y: 186, turn: -22, side: 1 },
  { x: 151, y: 158, turn: 18, side: -1 },
  { x: 148, y: 128, turn: -30, side: 1 },
  { x: 149, y: 100, turn: 26, side: -1 },
] as const
const PETALS = [0, 60, 120, 180, 240, 300] as const
const TALL = [0, 22, 34, 48, 62, 76, 90, 100] as const

/** A seed, and the plant that it becomes: a leaf more with each frame, in bloom with the last. */
function Plant({ frame }: { frame: number }) {
  const isInBloom = frame === FRAMES - 1
  return (
    <svg className={styles.plant} viewBox="0 0 300 330" aria-hidden="true">
      <defs>
        <LinearGradient id="nc-leaf" x2="1" y2="1" stops="#8be86f, #1f9e62" />
        <LinearGradient id="nc-soil" x2="0" y2="1" stops="#a8683c, #6d3d22" />
        <LinearGradient id="nc-pot" x2="1" y2=".3" stops="#ffb489, #f0835a .55, #c95f3d" />
      </defs>
      <ellipse cx="150" cy="316" rx="104" ry="12" fill="#0d5b3b" opacity=".16" />
      <path
        className={styles.stem}
        d="M150 268C142 238 158 206 152 172S144 122 150 84"
        pathLength="100"
        style={{ strokeDashoffset: 100 - (TALL[frame] ?? 0) }}
      />
      {LEAVES.map(({ x, y, turn, side }, index) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${side} 1) rotate(${turn})`}>
          <g className={styles.grown} data-grown={frame > index || undefined}>
            <path d="M0 0C10-26 44-40 78-26 68 4 30 18 0 0z" fill="url(#nc-leaf)" />
            <path d="M4-2C24-14 46-22 70-24" stroke="#d9ffc6" strokeWidth="2.4" fill="none" />
          </g>
        </g>
      ))}
      <g transform="translate(150 76)">
        <g className={styles.grown} data-grown={isInBloom || undefined}>
          {PETALS.map((angle) => (
            <path
              key={angle}
              transform={`rotate(${angle})`}
              d="M0-8C-22-20-20-50 0-56 20-50 22-20 0-8z"
              fill={angle % 120 ? '#ffd257' : '#ffe48f'}
            />
          ))}
          <circle r="17" fill="#ff9f45" />
          <circle cx="-6" cy="-3" r="2.4" fill="#5b2d12" />
          <circle cx="6" cy="-3" r="2.4" fill="#5b2d12" />
          <path d="M-6 4q6 6 12 0" stroke="#5b2d12" strokeWidth="2.4" fill="none" />
        </g>
      </g>
      <g className={styles.seed} data-grown={frame === 0 || undefined}>
        <path d="M150 226c22 6 30 30 18 46-10 12-34 10-40-6-6-18 4-36 22-40z" fill="#c98a4b" />
        <path d="M146 234c-10 6-14 18-10 28" stroke="#f0c48d" strokeWidth="5" fill="none" />
      </g>
      <ellipse cx="150" cy="266" rx="78" ry="15" fill="url(#nc-soil)" />
      <path d="M66 262h168l-8 22H74z" fill="#e4754c" />
      <path d="M66 262a84 15 0 0 0 168 0v14a84 15 0 0 1-168 0z" fill="#ffc3a0" />
      <path d="M80 282h140l-14 30a14 14 0 0 1-13 8h-86a14 14 0 0 1-13-8z" fill="url(#nc-pot)" />
      <path d="M98 292l6 20" stroke="#ffd9c2" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
