import { useState } from 'react'
import { listRepurchases } from '@/api/exchange'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { Sheet } from '@/ui/modal/Sheet'
import { Tabs } from '@/ui/tabs/Tabs'
import { recordIdOf, recordsOf } from '../queries'
import type { RecordsFilter } from '../queries'
import { RecordRow } from './RecordRow'
import styles from './Records.module.css'

interface RecordsSheetProps {
  open: boolean
  onClose: () => void
  onLogin: () => void
}

/** The person's orders. What is being processed is refetched each time that the sheet or the page is opened. */
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
