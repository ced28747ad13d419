import { useState } from 'react'
import { Card } from '@/kit/page/parts/Card'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import { dateAt, shortDate } from './dates'
import type { DateText } from './dates'
import { useSignStatus } from '../cycle/useSignStatus'
import { Calendar } from './Calendar'
import styles from './Calendar.module.css'
import { monthOf } from './calendar'
import type { CalendarDay } from './calendar'
import { MakeupLine } from './MakeupLine'
import { useMakeup } from './useMakeup'

/** The month, and signing missed days with a card. */
export function CalendarCard({ shell }: { shell: ShellStateName }) {
  const { track } = useCampaign()
  const status = useSignStatus().status.data
  const makeup = useMakeup()
  const today = status?.today ?? dateAt(serverNow())
  const month = monthOf(today, status?.todaySigned ?? false, status?.calendar ?? [])
  const left = status?.makeupLeft
  const canMakeUp = shell === 'READY' && left !== undefined

  const [chosen, setChosen] = useState<DateText>()

  const onDay = ({ date, state }: CalendarDay) => {
    track('card', 'calendar-day', { date })
    setChosen(date)
    if (state !== 'MISSED' || !canMakeUp) return
    if (left) makeup.open(date)
    else showToast('暂无补签卡')
  }
  return (
    <Card className={styles.card} label="签到日历">
      <Calendar
        month={month}
        masked={!status}
        chosen={chosen}
        busy={makeup.isPending}
        canMakeUp={canMakeUp}
        onDay={onDay}
      />
      {left !== undefined && <MakeupLine left={left} open={canMakeUp} />}
      <ConfirmDialog
        open={makeup.date !== undefined}
        onClose={makeup.close}
        title={makeup.date ? `使用补签卡补签 ${shortDate(makeup.date)}？` : ''}
        rows={[{ label: '补签卡', value: `剩余${left ?? 0}张` }]}
        confirmLabel="补签"
        onConfirm={makeup.submit}
      />
    </Card>
  )
}
