import { Link } from 'react-router-dom'
import styles from './DaoDetail.module.css'

export const TO_WAR = { to: '/warZone', text: '去战区看看' } as const

/** Where there is always somebody. */
export function ToWar() {
  return (
    <Link className={styles.toWar} to={TO_WAR.to}>
      {TO_WAR.text}
    </Link>
  )
}
