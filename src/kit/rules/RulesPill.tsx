import { useState, type ReactNode } from 'react'
import { SidePill } from './SidePill'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampMinute } from '@/lib/format/stamp'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './RulesPill.module.css'

export interface RulesPillProps {
  /** Tracked with the tap. */
  params?: Readonly<Record<string, string | undefined>>
  /** `RuleSection`s, or the platform's text in a `RichText`. */
  children: ReactNode
}

/** 「规则」 among a page's pills, and its sheet 「活动规则」. */
export function RulesPill({ params, children }: RulesPillProps) {
  const { track } = useCampaign()
  const [open, setOpen] = useState(false)
  return (
    <>
      <SidePill
        label="规则"
        onPress={() => {
          track('button', 'rule', ...(params ? [params] : []))
          setOpen(true)
        }}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title="活动规则">
        <div className={styles.rules}>{children}</div>
      </Sheet>
    </>
  )
}

/** One heading of the rules and its text. */
export function RuleSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <div className={styles.text}>{children}</div>
    </section>
  )
}

/** 「活动时间」, if the platform sends both ends. */
export function PeriodSection({ times }: { times: ActivityTimes | undefined }) {
  const ends = [times?.startTime, times?.endTime].map((time) => stampMinute(time ?? ''))
  if (!ends.every(Boolean)) return null
  return <RuleSection heading="活动时间">{ends.join(' 至 ')}</RuleSection>
}
