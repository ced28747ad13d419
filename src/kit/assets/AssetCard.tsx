import { CheckIcon, LockIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import styles from './AssetCard.module.css'

export interface AssetCardProps {
  name: string
  cover: string | undefined
  serialNo: string
  /** Why it cannot be chosen; '' if it can. */
  lock?: string
  /** One of several that can be chosen. Left out: display only. */
  chosen?: boolean
  onPress?: () => void
}

/** A digital asset: its picture, name and number; dimmed with the reason if locked. */
export function AssetCard({ name, cover, serialNo, lock = '', chosen, onPress }: AssetCardProps) {
  const content = (
    <>
      <Picture src={cover} name={name} decorative ratio={1} className={styles.cover} />
      {chosen && (
        <span className={styles.chosen} aria-hidden="true">
          <CheckIcon />
        </span>
      )}
      {/* Blanks, so that screen readers read the parts as separate words. */}
      <span className={styles.name}>{name || '未命名资产'}</span>{' '}
      <span className={styles.serial}>{serialNo}</span>{' '}
      {lock !== '' && (
        <span className={styles.lock}>
          <LockIcon />
          <span className={styles.reason}>{lock.replace(' · ', '\n')}</span>
        </span>
      )}
    </>
  )
  if (!onPress) return <span className={styles.card}>{content}</span>
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={chosen}
      disabled={lock !== ''}
      onClick={onPress}
    >
      {content}
    </button>
  )
}
