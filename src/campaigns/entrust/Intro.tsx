import { Card } from '@/kit/page/parts/Card'
import { StepList, type Step } from '@/kit/page/parts/StepList'
import styles from './Intro.module.css'

const STEPS: readonly Step[] = [
  {
    title: '上发条',
    text: '在App里把领地的日常任务交给管家',
    art: (
      <path d="M24 30v12M17 42h14M24 30a5 5 0 0 1-5-5c0-3 2-4 5-7 3 3 5 4 5 7a5 5 0 0 1-5 5zM10 8h10a5 5 0 1 1-4 8M38 8H28a5 5 0 1 0 4 8" />
    ),
  },
  {
    title: '它来做',
    text: '点灯、巡视、带路，管家按时去办',
    art: (
      <path d="M24 17a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM24 6v7M24 35v7M6 24h7M35 24h7M11 11l5 5M32 32l5 5M37 11l-5 5M16 32l-5 5" />
    ),
  },
  {
    title: '看日志',
    text: '进度、收益和日志，随时回来查看',
    art: (
      <path d="M12 8h20a4 4 0 0 1 4 4v28H16a4 4 0 0 1-4-4zM12 36a4 4 0 0 1 4-4h20M19 16h10M19 23h10" />
    ),
  },
]

/** Explains the keeper to people who have none. */
export function Intro() {
  return (
    <Card heading="发条管家怎么帮你">
      <StepList steps={STEPS} box={48} className={styles.steps} />
    </Card>
  )
}
