import { Outlet } from 'react-router-dom'
import { ProgressBar } from './start/ProgressBar'
import styles from './PlainLayout.module.css'
import { useProgress } from './start/useProgress'

/** Around the pages without the frame: a tap that leads to another page shows that it was heard. */
export function PlainLayout() {
  useProgress()
  return (
    <>
      <Outlet />
      <ProgressBar className={styles.top} />
    </>
  )
}
