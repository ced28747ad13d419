import type { AgentRight } from '@/api/agent'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { Sheet } from '@/ui/modal/Sheet'
import { RightArt } from './RightArt'
import { speaksOfRewards } from './rights'
import styles from './RightSheet.module.css'

interface RightSheetProps {
  /** Undefined: closed. */
  right: AgentRight | undefined
  onClose: () => void
}

/** One right in full. */
export function RightSheet({ right, onClose }: RightSheetProps) {
  return (
    <Sheet open={right !== undefined} onClose={onClose} title={right?.title ?? ''}>
      <div className={styles.sheet}>
        <RightArt icon={right?.icon ?? ''} className={styles.art} />
        <p className={styles.text}>{right?.desc || '详情请在App内查看'}</p>
        {right && speaksOfRewards(right) && <p className={styles.text}>{DISCLAIMER}</p>}
        <p className={styles.small}>权益内容以合伙人协议为准</p>
      </div>
    </Sheet>
  )
}
