import { useState } from 'react'
import { listRepurchases } from '@/api/exchange'
import type { OrderStatus } from '@/api/exchange'
import { failureOf } from '@/api/failure'
import { RecordList } from '@/kit/lists/RecordList'
import { usePagedList } from '@/kit/lists/usePagedList'
import { track } from '@/tracking/track'
import { Sheet } from '@/ui/Sheet'
import { Tabs } from '@/ui/Tabs'
import { PAGE_SIZE } from './loader'
import { RecordRow } from './RecordRow'
import { useOnReturn } from './useOnReturn'
import { useToLogin } from './useToLogin'
import styles from './Records.module.css'

interface RecordsSheetProps {
  open: boolean
  onClose: () => void
}

/** The person's orders. What is being processed is asked for anew each time that the sheet or the page is opened. */
export function RecordsSheet({ open, onClose }: RecordsSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="兑现记录">
      <Records />
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

function Records() {
  const [tab, setTab] = useState<TabId>('ALL')
  const [opened, setOpened] = useState('')
  const toLogin = useToLogin()
  const records = usePagedList({
    key: tab,
    load: async (pageNo, signal) => {
      const status = tab !== 'ALL' && { status: tab }
      try {
        return await listRepurchases({ pageNo, pageSize: PAGE_SIZE, ...status }, { signal })
      } catch (error) {
        // Trying again would bring nothing.
        if (failureOf(error).kind === 'signedOut') toLogin()
        throw error
      }
    },
    idOf: ({ orderNo }) => orderNo,
  })
  useOnReturn(records.reload)

  const onTab = (next: TabId) => {
    track('exchange', 'tab', 'history')
    setTab(next)
  }
  return (
    <Tabs tabs={TABS} value={tab} onChange={onTab} label="兑现状态">
      <div className={styles.panel}>
        <RecordList records={records} label="兑现记录" empty="还没有兑现记录">
          {(record) => (
            <RecordRow
              record={record}
              open={opened === record.orderNo}
              onToggle={() => setOpened(opened === record.orderNo ? '' : record.orderNo)}
            />
          )}
        </RecordList>
      </div>
    </Tabs>
  )
}
