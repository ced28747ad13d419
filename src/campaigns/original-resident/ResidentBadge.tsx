import { residentNumber } from './resident'
import styles from './Hero.module.css'

export function ResidentBadge({ residentNo }: { residentNo: string }) {
  return (
    <p className={styles.number}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="20" fill="#ff8a5b" />
        <path fill="#2b1437" d="M20 8c5 3 8 8 7 14H13c-1-6 2-11 7-14zM12 24h16l-2 8H14z" />
        <circle cx="20" cy="17" r="3" fill="#86f3dc" />
      </svg>
      {residentNumber(residentNo)}
    </p>
  )
}
