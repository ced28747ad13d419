import { Outlet } from 'react-router-dom'
import { ProgressBar } from './start/ProgressBar'
import styles from './PlainLayout.module.css'

/** The layout of pages without the frame: shows the progress of a tap that opens another page. */
export function PlainLayout() {
  return (
    <>
      <Outlet />
      <ProgressBar className={styles.top} />
    </>
  )
}
