import { Link } from 'react-router-dom'
import styles from './ChatPage.module.css'

/** In place of the field: nobody is there to answer. */
export function Away() {
  return (
    <section aria-label="发消息" className={styles.away}>
      <p role="status">TA暂时离开了</p>
      <Link className={styles.others} to="/chatAI" replace>
        看看其他伙伴
      </Link>
    </section>
  )
}
