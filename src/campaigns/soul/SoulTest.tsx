import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Result } from './Result'
import { SoulHero } from './SoulSkeleton'
import { QuestionCard } from './test/QuestionCard'
import type { Step } from './soul'
import type { Companion } from '@/api/character'
import styles from './Soul.module.css'

interface SoulTestProps {
  step: Step
  answers: readonly number[]
  /** The companion found; undefined before the end of the test. */
  soul: Companion | undefined
  onWake: () => void
  onAnswer: (at: number, option: number) => void
  onRetest: () => void
}

/** The intro, three questions, and the result. */
export function SoulTest({ step, answers, soul, onWake, onAnswer, onRetest }: SoulTestProps) {
  const [hasAnswered, setHasAnswered] = useState(false)
  if (soul)
    return (
      <Result companion={soul} answers={answers} onRetest={onRetest} takesFocus={hasAnswered} />
    )
  if (step.name === 'question')
    return (
      <QuestionCard
        key={step.at}
        at={step.at}
        chosen={answers[step.at]}
        onAnswer={(option) => {
          setHasAnswered(true)
          onAnswer(step.at, option)
        }}
      />
    )
  return (
    <>
      <SoulHero line="三个问题，遇见与你同频的AI伙伴" />
      <div className={styles.action}>
        <Button wide onPress={onWake}>
          唤醒
        </Button>
        <p className={styles.note}>仅供娱乐，答案只留在这台手机上</p>
      </div>
    </>
  )
}
