import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import styles from './ShellNotice.module.css'

/** Another page to open when there is nothing to show. */
export interface Way {
  to: string
  text: string
}

export const HOME: Way = { to: paths.home(), text: '回到首页' }

/** The one button of a page that has nothing to show. Back skips it, to where the person came from. */
export function WayOn({ to, text }: Way) {
  return (
    <Link className={styles.home} to={to} replace>
      {text}
    </Link>
  )
}
