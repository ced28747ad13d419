import { useState } from 'react'
import type { Arena } from '@/api/arena'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampClock } from '@/lib/format/stamp'
import { EmptyState } from '@/ui/EmptyState'
import styles from './Reports.module.css'

/** 「战报」, the latest first; a long one expands on a tap. */
export function Reports({ reports }: Pick<Arena, 'reports'>) {
  const { track } = useCampaign()
  const [open, setOpen] = useState<string>()
  return (
    <Card heading="战报">
      {reports.length === 0 ? (
        <EmptyState text="还没有战报" />
      ) : (
        <ol className={styles.reports}>
          {reports.map(({ time, text }, at) => {
            const key = `${time}${text}`
            return (
              <li key={`${at}${key}`}>
                <button
                  type="button"
                  className={styles.report}
                  aria-expanded={open === key}
                  onClick={() => {
                    track('card', 'report')
                    setOpen((before) => (before === key ? undefined : key))
                  }}
                >
                  <span className={styles.time}>{stampClock(time)}</span>
                  <span className={styles.text}>{text || '战报整理中'}</span>
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </Card>
  )
}
