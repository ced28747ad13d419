import { useState } from 'react'
import { listRepurchases } from '@/api/exchange'
import type { OrderStatus } from '@/api/exchange'
import { RecordList } from '@/kit/lists/RecordList'
import { usePagedList } from '@/kit/lists/usePagedList'
import { useSeenAgain } from '@/kit/useSeenAgain'
import { track } from '@/tracking/track'
import { Sheet } from '@/ui/Sheet'
import { Tabs } from '@/ui/Tabs'
import { PAGE_SIZE } from './loader'
import { RecordRow } from './RecordRow'
import styles from './Records.module.css'

interface RecordsSheetProps {
  open: boolean
  onClose: () => void
  onLogin: () => void
}

/** The person's orders. What is being processed is asked for anew each time that the sheet or the page is opened. */
export function RecordsSheet({ open, onClose, onLogin }: RecordsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="兑现记录">
      <Records onLogin={onLogin} />
    </Sheet>
  )
}

type TabId = 'ALL' | OrderStatus

const TABS = [
  { id: 'ALL', label: '全部' },
  { id: 'PROCESSING', label: '处理中' },
  { id: 'SUCCESS', label: '成功' },
  { id: 'FAILED', label: '失败' },
] as const satisfies readonly { id: TabId; label: string }[]

function Records({ onLogin }: Pick<RecordsSheetProps, 'onLogin'>) {
  const [tab, setTab] = useState<TabId>('ALL')
  const [opened, setOpened] = useState<string>()
  const records = usePagedList({
    key: tab,
    load: (pageNo, signal) => {
      const status = tab !== 'ALL' && { status: tab }
      return listRepurchases({ pageNo, pageSize: PAGE_SIZE, ...status }, { signal })
    },
    idOf: ({ orderNo }) => orderNo,
  })
  useSeenAgain(records.reload)

  const onTab = (next: TabId) => {
    track('exchange', 'tab', 'history')
    setTab(next)
    setOpened(undefined)
  }
  return (
    <Tabs tabs={TABS} value={tab} onChange={onTab} label="兑现状态">
      <div className={styles.panel}>
        <RecordList records={records} label="兑现记录" empty="还没有兑现记录" onLogin={onLogin}>
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
