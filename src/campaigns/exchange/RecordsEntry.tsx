import { ChevronRightIcon, ClockIcon } from '@/ui/icons'
import { moneyOfYuan } from './quote'
import { useHistory } from './useExchange'
import styles from './cards/Rows.module.css'

interface RecordsEntryProps {
  onOpen: () => void
}

/** The way to the records, with what has been paid out so far. */
export function RecordsEntry({ onOpen }: RecordsEntryProps) {
  const history = useHistory()
  const total = history?.totalCash ? moneyOfYuan(history.totalCash) : '--'
  return (
    <section className={styles.card} aria-label="兑现记录">
      <button type="button" className={styles.row} onClick={onOpen}>
        <ClockIcon className={styles.icon} />
        <span className={styles.label}>兑现记录</span>
        <span className={styles.value}>{total !== '--' && `累计到账 ${total}`}</span>
        <ChevronRightIcon className={styles.chevron} />
      </button>
    </section>
  )
}
