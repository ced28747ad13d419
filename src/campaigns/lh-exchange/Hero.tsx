import { Countdown } from '@/kit/clock/Countdown'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { head } from './head'
import styles from './Hero.module.css'

interface HeroProps {
  title?: string
  notices?: readonly string[] | undefined
  /** Undefined while the exchange is not open. */
  end?: number | undefined
  /** Something was just exchanged: the flap opens. */
  isDone?: boolean
}

/** The machine, the news, and its closing time. */
export function Hero({ title = head.title, notices = [], end, isDone = false }: HeroProps) {
  return (
    <header className={styles.hero}>
      <Machine isOpen={isDone} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.time}>
        {end !== undefined && <Countdown endsAt={end} label="距结束" />}
      </p>
      <div className={styles.news}>
        {notices.length > 0 && <NewsStrip lines={notices} label="公告" />}
      </div>
    </header>
  )
}

/** The moving parts of the machine in the hero: slices behind it, and its flap when something comes out. */
function Machine({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      viewBox="0 0 750 460"
      className={styles.scene}
      data-open={isOpen || undefined}
      aria-hidden="true"
    >
      <clipPath id="lh-behind">
        <path d="M0 0h750v460h-48V66H386v394H0z" />
      </clipPath>
      <g clipPath="url(#lh-behind)" className={styles.slices}>
        <Slice x={604} y={96} r={70} />
        <Slice x={690} y={250} r={40} />
        <Slice x={352} y={58} r={34} />
      </g>
      <path className={styles.gift} fill="#ffd479" d="M488 366h44v34h-44z" />
      <path className={styles.flap} fill="#ffc266" d="M412 346h196v54H412z" />
    </svg>
  )
}

function Slice({ x, y, r }: { x: number; y: number; r: number }) {
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const angle = (at * Math.PI) / 4
    return `M${x} ${y}L${Math.round(x + r * 0.78 * Math.cos(angle))} ${Math.round(y + r * 0.78 * Math.sin(angle))}`
  }).join('')
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill="#ff9f1c" />
      <circle cx={x} cy={y} r={r * 0.86} fill="#fff1d0" />
      <circle cx={x} cy={y} r={r * 0.78} fill="#ffc04d" />
      <path d={spokes} stroke="#fff1d0" strokeWidth={r * 0.07} strokeLinecap="round" />
    </g>
  )
}
