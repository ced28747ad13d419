import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { EmptyState } from '@/ui/EmptyState'
import { FALLBACK_TITLE, PAGE_NAME } from '../provider'
import styles from './OffShelf.module.css'

/** The provider is no longer listed, or never was. */
export function OffShelf() {
  return (
    <>
      <h1 className="visually-hidden">{FALLBACK_TITLE}</h1>
      <EmptyState text="该服务商已下架" className={styles.offShelf}>
        <Link
          className={styles.back}
          to={paths.home()}
          onClick={() => track(PAGE_NAME, 'button', 'back-to-list')}
        >
          返回列表
        </Link>
      </EmptyState>
    </>
  )
}
