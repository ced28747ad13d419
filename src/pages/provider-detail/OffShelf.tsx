import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { FALLBACK_TITLE, PAGE_NAME } from './provider'
import styles from './OffShelf.module.css'

/** The provider is no longer listed, or never was. */
export function OffShelf() {
  const navigate = useNavigate()
  return (
    <>
      <h1 className="visually-hidden">{FALLBACK_TITLE}</h1>
      <EmptyState text="该服务商已下架" className={styles.offShelf}>
        <Button
          onPress={() => {
            track(PAGE_NAME, 'button', 'back-to-list')
            void navigate(paths.home())
          }}
        >
          返回列表
        </Button>
      </EmptyState>
    </>
  )
}
