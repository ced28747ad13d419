import styles from './MakeupLine.module.css'

/** The number of cards left, and what they do. */
export function MakeupLine({ left, open }: { left: number; open: boolean }) {
  return (
    <div className={styles.line}>
      <svg className={styles.card} viewBox="0 0 56 40" aria-hidden="true">
        <rect x="6" y="1" width="49" height="33" rx="6" fill="#bfe6d8" />
        <rect x="1" y="6" width="49" height="33" rx="6" fill="#1f9a7d" />
        <path d="M1 14h49v5H1z" fill="#16805f" />
        <path d="M25.5 20.500l6.5 6.5-6.5 6.5-6.5-6.500z" fill="#fff" />
      </svg>
      <b className={styles.count}>补签卡 ×{left}</b>
      {open && (
        <span className={styles.hint}>{left > 0 ? '点日历上漏签的日期补签' : '暂无补签卡'}</span>
      )}
    </div>
  )
}
