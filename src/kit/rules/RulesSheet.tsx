import type { ReactNode } from 'react'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { stampMinute } from '@/lib/format/stamp'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './RulesSheet.module.css'

export interface RulesSheetProps {
  open: boolean
  onClose: () => void
  /** `RuleSection`s, or the platform's text in a `RichText`. */
  children: ReactNode
}

/** 「活动规则」 */
export function RulesSheet({ open, onClose, children }: RulesSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="活动规则">
      <div className={styles.rules}>{children}</div>
    </Sheet>
  )
}

export interface RuleSectionProps {
  heading: string
  children: ReactNode
}

/** One heading of the rules and its text. */
export function RuleSection({ heading, children }: RuleSectionProps) {
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
