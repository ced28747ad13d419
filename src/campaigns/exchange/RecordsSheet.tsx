import { useId, useState } from 'react'
import { listRepurchases, type ExchangeRecord } from '@/api/exchange'
import { formatAmount } from '@/kit/amounts/money'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/query/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { Tag } from '@/ui/button/Tag'
import { ChevronDownIcon } from '@/ui/icons'
import { Sheet } from '@/ui/modal/Sheet'
import { Tabs } from '@/ui/tabs/Tabs'
import { moneyOfYuan } from './amount'
import { ARRIVAL_TIME, STATUS_WORDS, recordIdOf, recordsOf, type RecordsFilter } from './outcome'
import styles from './RecordsSheet.module.css'

interface RecordsSheetProps {
  open: boolean
  onClose: () => void
  onLogin: () => void
}

/** The person's orders. Those being processed are refetched each time that the sheet or the page is opened. */
export function RecordsSheet({ open, onClose, onLogin }: RecordsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="兑现记录">
      <Records onLogin={onLogin} />
    </Sheet>
  )
}

const TABS = [
  { id: 'ALL', label: '全部' },
  { id: 'PROCESSING', label: '处理中' },
  { id: 'SUCCESS', label: '成功' },
  { id: 'FAILED', label: '失败' },
] as const satisfies readonly { id: RecordsFilter; label: string }[]

function Records({ onLogin }: Pick<RecordsSheetProps, 'onLogin'>) {
  const { track } = useCampaign()
  const [tab, setTab] = useState<RecordsFilter>('ALL')
  const [opened, setOpened] = useState<string>()
  const query = usePages(listRepurchases, recordsOf(tab), {
    idOf: recordIdOf,
    refetchOnMount: 'always',
  })

  const onTab = (next: RecordsFilter) => {
    track('tab', 'history')
    setTab(next)
    setOpened(undefined)
  }
  return (
    <Tabs tabs={TABS} value={tab} onChange={onTab} label="兑现状态">
      <div className={styles.panel}>
        <RecordList
          query={query}
          idOf={recordIdOf}
          label="兑现记录"
          empty="还没有兑现记录"
          onLogin={onLogin}
        >
          {(record, index) => {
            const name = record.orderNo || `#${index}`
            const isOpen = opened === name
            return (
              <RecordRow
                record={record}
                open={isOpen}
                onToggle={() => setOpened(isOpen ? undefined : name)}
              />
            )
          }}
        </RecordList>
      </div>
    </Tabs>
  )
}

interface RecordRowProps {
  record: ExchangeRecord
  open: boolean
  onToggle: () => void
}

/** One order; expanded, it shows its times, its fee and why it failed. */
function RecordRow({ record, open, onToggle }: RecordRowProps) {
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
          <span className={styles.amount}>{formatAmount(record.amount)}奖励</span>
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
