import { head } from './head'
import { GiftBox } from './hero/GiftBox'
import { wording } from './wording'
import styles from './hero/Hero.module.css'

/** The box that a friend will open. */
export function InviterHero() {
  return (
    <div className={styles.hero}>
      <header className={styles.heading}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>{wording().handOn}</p>
      </header>
      <GiftBox isOpen={false} moves={false} shakes={0} />
    </div>
  )
}
