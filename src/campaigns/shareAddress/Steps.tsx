import { Card } from '@/kit/page/parts/Card'
import styles from './Steps.module.css'

const STEPS = [
  { name: '下载App', line: '在手机上装好并登录' },
  { name: '搜索地址', line: '复制上面的地址，粘贴到搜索框' },
  { name: '到访', line: '沿着地图走过来，进来坐坐' },
] as const

/** How to get there, in steps. */
export function Steps() {
  return (
    <Card heading="怎么来做客">
      <ol className={styles.steps}>
        {STEPS.map(({ name, line }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {at === STEPS.length - 1 ? <Flag /> : at + 1}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.line}>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Flag() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M7 4v17" />
      <path fill="currentColor" d="M7 4.5h11.5l-3 4 3 4H7z" />
    </svg>
  )
}
