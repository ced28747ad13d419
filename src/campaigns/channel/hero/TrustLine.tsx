import { env } from '@/lib/env'
import { filings } from '@/lib/filings'
import styles from '../Channel.module.css'

/** The company and its filing numbers. */
export function TrustLine() {
  return (
    <footer className={styles.trust}>
      <p>{env.companyName}</p>
      <p className={styles.filings}>
        {filings.map(({ number, href }) => (
          <a key={number} href={href} target="_blank" rel="noreferrer">
            {number}
          </a>
        ))}
      </p>
    </footer>
  )
}
