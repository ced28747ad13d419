import { useId } from 'react'
import styles from './Masthead.module.css'

interface MastheadProps {
  /** How many checks went which way; undefined before the page has looked. */
  counts?: { passed: number; failed: number }
}

const TRACE =
  'M0 60H92l14-6 12 12 10-8 8 2h46l10-38 16 74 14-52 8 16h58l12-7 12 14 10-7h60l10-30 16 58 14-40 8 12h62l12-6 12 12 10-6h154'

/** The page's head: an oscilloscope that shows a healthy pulse, and how many checks went which way. */
export function Masthead({ counts }: MastheadProps) {
  const id = useId().replace(/\W/g, '')
  return (
    <header className={styles.head}>
      <svg className={styles.scope} viewBox="0 0 750 120" aria-hidden="true">
        <defs>
          <linearGradient id={id}>
            <stop offset="0" stopColor="var(--accent)" stopOpacity="0.1" />
            <stop offset="0.7" stopColor="var(--accent)" />
            <stop offset="1" stopColor="var(--accent)" stopOpacity="0.2" />
          </linearGradient>
        </defs>
        <path className={styles.grid} d="M0 20H750M0 60H750M0 100H750" />
        <path
          className={styles.grid}
          d="M75 0V120M150 0V120M225 0V120M300 0V120M375 0V120M450 0V120M525 0V120M600 0V120M675 0V120"
        />
        <path className={styles.glow} d={TRACE} />
        <path className={styles.trace} d={TRACE} stroke={`url(#${id})`} />
        <circle className={styles.spark} cx="596" cy="60" r="5" />
      </svg>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span aria-hidden="true">$ </span>开发自检
        </h1>
        {counts && (
          <p className={styles.tally}>
            <span className={styles.passed}>通过 {counts.passed}</span>
            <span className={counts.failed > 0 ? styles.failed : undefined}>
              失败 {counts.failed}
            </span>
          </p>
        )}
      </div>
      <p className={styles.intro}>
        逐项检查这台设备：浏览器环境、客户端信息、登录记录和 App
        桥接。第一节自动完成，其余点按后才会运行。底部可复制整份报告，令牌和手机号已遮去。
      </p>
    </header>
  )
}
