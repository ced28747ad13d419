import type { StoryStep } from '@/api/secondLife'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { classes } from '@/ui/classes'
import { EmptyState } from '@/ui/EmptyState'
import { CheckIcon, LockIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { chapterPath } from './secondLife'
import { useStory } from './useStory'
import styles from './Chapters.module.css'

/** The trail from chapter to chapter, with a walking figure. */
export function Chapters({ steps }: { steps: readonly StoryStep[] }) {
  return (
    <Card heading="章节">
      {steps.length === 0 ? (
        <EmptyState text="故事正在书写，敬请期待" />
      ) : (
        <ol className={styles.trail}>
          {steps.map((step, at) => (
            // The id may be missing.
            <li key={step.stepId || at} className={styles.step} data-status={step.status}>
              <Chapter step={step} number={at + 1} />
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}

const WORDS = { LOCKED: '未解锁', DOING: '进行中', DONE: '已完成' } as const
const TOASTS = {
  LOCKED: '完成上一章后解锁',
  DOING: '这一章正在进行，点「去完成」继续',
  DONE: '这一章已经写进你的故事',
} as const

function Chapter({ step, number }: { step: StoryStep; number: number }) {
  const { track } = useCampaign()
  const { stepId, title, desc, status } = step
  return (
    <>
      <Way number={number} />
      <span className={classes(styles.node, number % 2 === 0 && styles.right)} aria-hidden="true">
        {status === 'DONE' && <CheckIcon />}
        {status === 'LOCKED' && <LockIcon />}
        {status === 'DOING' && <Figure />}
      </span>
      <button
        type="button"
        className={styles.card}
        onClick={() => {
          track('card', 'step', { stepId })
          showToast(TOASTS[status])
        }}
      >
        <span className="muted">第{number}章</span>
        <span className={styles.title}>{title || '未命名的一章'}</span>
        {status !== 'LOCKED' && desc !== '' && <span className={styles.desc}>{desc}</span>}
        <span className={styles.state}>{WORDS[status]}</span>
      </button>
    </>
  )
}

/** The dots from one chapter to the next: its stones are left and right in turn. */
function Way({ number }: { number: number }) {
  const isRight = number % 2 === 0
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.way} aria-hidden="true">
      <path
        d={isRight ? 'M66 0C66 40 34 60 34 100' : 'M34 0C34 40 66 60 66 100'}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** A walking figure with a bundle and a stick. */
function Figure() {
  return (
    <svg viewBox="0 0 96 96" className={styles.figure}>
      <circle cx="46" cy="18" r="12" fill="#e8b28a" />
      <path fill="#3a2a1c" d="M34 17a12 12 0 0 1 24-3c-6-4-15-3-24 3z" />
      <path fill="#0e5a63" d="M36 32h20l7 34H30z" />
      <path fill="#d98a4b" d="M29 36h11v20H29z" />
      <g fill="none" stroke="#0b474f" strokeWidth="7" strokeLinecap="round">
        <path d="M40 66l-8 22" />
        <path d="M52 66l10 20" />
      </g>
      <path
        fill="none"
        stroke="#8a6236"
        strokeWidth="4"
        strokeLinecap="round"
        d="M60 44l14 10v34"
      />
    </svg>
  )
}

/** The current chapter, with a button that opens it. */
export function CurrentCard() {
  const { current, progress, isOpen } = useStory()
  const { pageName, track } = useCampaign()
  if (progress !== 'reading' || !current) return null
  return (
    <Card heading="正在进行" aside={<Tag tone="accent">进行中</Tag>}>
      <p className={styles.currentCardTitle}>{current.title || '新的一章'}</p>
      {current.desc !== '' && <p className={styles.currentCardDesc}>{current.desc}</p>}
      <Button
        wide
        disabled={!isOpen}
        onPress={() => {
          track('button', 'go-finish', { stepId: current.stepId })
          return openApp({ pageName, path: chapterPath(current.stepId) })
        }}
      >
        去完成
      </Button>
    </Card>
  )
}
