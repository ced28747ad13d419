import { useId } from 'react'
import { Countdown } from '@/kit/clock/Countdown'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { tabPanel } from '@/ui/tabs/Tabs'
import { useTabKeys } from '@/ui/tabs/useTabKeys'
import { awaitsResults, countdownLabel, stageHint, stageInFocus } from './competition'
import type { StageStatus, StageView } from './competition'
import styles from './Timeline.module.css'

const STATUS: Readonly<Record<StageStatus, string>> = {
  done: '已结束',
  current: '进行中',
  upcoming: '未开始',
}

interface TimelineProps {
  stages: readonly StageView[]
  winners: readonly unknown[]
}

/** The stages of the contest, and the details of one: the current one until the person chooses. */
export function Timeline({ stages, winners }: TimelineProps) {
  const base = useId()
  const [chosen, setChosen] = useEntryState<string | undefined>('stage', undefined)
  const shown = stages.find(({ id }) => id === chosen) ?? stageInFocus(stages)
  if (!shown) return null
  return (
    <Card heading="赛程">
      <StageTabs base={base} stages={stages} shown={shown} onChoose={setChosen} />
      <div {...tabPanel(base, shown.id)} className={styles.panel}>
        <p className={styles.days}>
          <b>{shown.name}</b> {shown.days || '时间待定'}
        </p>
        <p className={styles.hint}>
          {shown.status === 'current' && awaitsResults([shown], winners)
            ? '结果即将揭晓，请稍后再来看看。'
            : stageHint(shown.name)}
        </p>
        {shown.status === 'current' && shown.endsAt !== undefined && (
          <Countdown
            className={styles.countdown}
            endsAt={shown.endsAt}
            label={countdownLabel(shown)}
            // The page itself refetches the contest when a stage changes.
            onEnd={() => {}}
          />
        )}
      </div>
    </Card>
  )
}

interface StageTabsProps {
  base: string
  stages: readonly StageView[]
  shown: StageView
  onChoose: (id: string) => void
}

function StageTabs({ base, stages, shown, onChoose }: StageTabsProps) {
  const { track } = useCampaign()
  const choose = (id: string) => {
    track('tab', 'stage', { stage: id })
    onChoose(id)
  }
  const ids = stages.map(({ id }) => id)
  const { list, onKeyDown } = useTabKeys(ids, shown.id, choose)
  return (
    <div ref={list} role="tablist" aria-label="赛程" className={styles.stages}>
      {stages.map(({ id, name, status }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${base}${id}`}
          aria-selected={id === shown.id}
          aria-controls={id === shown.id ? `${base}panel` : undefined}
          tabIndex={id === shown.id ? 0 : -1}
          className={styles.stage}
          data-status={status}
          onClick={() => choose(id)}
          onKeyDown={onKeyDown}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.name}>{name}</span>
          <span className={styles.status}>{STATUS[status]}</span>
        </button>
      ))}
    </div>
  )
}
