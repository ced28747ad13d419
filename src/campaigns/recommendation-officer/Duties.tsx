import { Card } from '@/kit/page/parts/Card'
import { StepList, type Step } from '@/kit/page/parts/StepList'
import styles from './Duties.module.css'

const DUTIES: readonly Step[] = [
  {
    title: '亲身体验',
    text: '先走进活动里看一看、玩一玩，只说自己经历过的。',
    art: (
      <>
        <path
          fill="#8c1d2f"
          d="M10 30c8-14 20-20 30-20s22 6 30 20c-8 14-20 20-30 20S18 44 10 30z"
          transform="translate(0 10)"
        />
        <circle cx="40" cy="40" r="14" fill="#fff3dc" />
        <circle cx="40" cy="40" r="7" fill="#b8832f" />
        <path
          stroke="#b8832f"
          strokeWidth="4"
          strokeLinecap="round"
          d="M40 4v8M16 10l4 7M64 10l-4 7"
        />
      </>
    ),
  },
  {
    title: '真诚推荐',
    text: '把值得来的理由，讲给身边真正需要的朋友听。',
    art: (
      <>
        <path fill="#8c1d2f" d="M12 34l38-20v48L12 46z" />
        <path fill="#6a0f20" d="M18 47l10 4 4 17H22z" />
        <path fill="#b8832f" d="M50 12h6v52h-6z" />
        <path
          fill="none"
          stroke="#b8832f"
          strokeWidth="4"
          strokeLinecap="round"
          d="M62 28q6 10 0 20M69 20q11 18 0 36"
        />
      </>
    ),
  },
  {
    title: '收集建议',
    text: '把大家的想法带回来，让下一次活动办得更好。',
    art: (
      <>
        <path fill="#8c1d2f" d="M10 16h60v40H40L26 70V56H10z" />
        <path stroke="#fff3dc" strokeWidth="4" strokeLinecap="round" d="M22 30h36M22 42h22" />
        <path fill="#b8832f" d="M60 4l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" />
      </>
    ),
  },
]

/** The duties of an officer. */
export function Duties() {
  return (
    <Card heading="推荐官的三件事" className={styles.card}>
      <StepList steps={DUTIES} box={80} className={styles.duties} />
    </Card>
  )
}
