import { useId } from 'react'
import type { ExchangeRecord } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import { ChevronDownIcon } from '@/ui/icons'
import { Tag } from '@/ui/button/Tag'
import { ARRIVAL_TIME, STATUS_WORDS } from '../order/outcome'
import { moneyOfYuan } from '../amount/quote'
import styles from './Records.module.css'

interface RecordRowProps {
  record: ExchangeRecord
  open: boolean
  onToggle: () => void
}

/** One order; opened, it tells its times, its fee and why it failed. */
export function RecordRow({ record, open, onToggle }: RecordRowProps) {
  const id = useId()
  const { label, tone } = STATUS_WORDS[record.status]
  return (
    <>
      <button
        type="button"
        className={styles.row}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <span className={styles.what}>
          <span className={styles.amount}>{formatAmount(record.amount)} 奖励</span>
          <span className={styles.time}>{record.createTime || '--'}</span>
        </span>
        <span className={styles.end}>
          <span className={styles.cash}>{moneyOfYuan(record.cashAmount)}</span>
          <Tag tone={tone}>{label}</Tag>
        </span>
        <ChevronDownIcon className={open ? styles.up : styles.down} />
      </button>
      {open && <Details id={id} record={record} />}
    </>
  )
}

function Details({ id, record }: { id: string; record: ExchangeRecord }) {
  const { orderNo, fee, createTime, finishTime, failReason, status } = record
  return (
    <dl id={id} className={styles.details}>
      {status === 'FAILED' && <Detail label="失败原因" value={failReason} />}
      <Detail label="提交时间" value={createTime} />
      <Detail
        label="完成时间"
        value={status === 'PROCESSING' ? `预计${ARRIVAL_TIME}到账` : finishTime}
      />
      <Detail label="手续费" value={moneyOfYuan(fee)} />
      <Detail label="订单号" value={orderNo} />
    </dl>
  )
}

function Detail({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.detail}>
      <dt>{label}</dt>
      <dd>{value || '--'}</dd>
    </div>
  )
}
