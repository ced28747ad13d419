import styles from './RainLayer.module.css'

/** 3, 2, 1. */
export function CountIn({ left }: { left: number }) {
  return (
    <div className={styles.count} role="status">
      <p key={left} className={styles.countNumber}>
        {left}
      </p>
      <p className={styles.countText}>点中落下的红包</p>
    </div>
  )
}
