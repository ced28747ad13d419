import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Result } from './Result'
import { SoulHero } from './SoulSkeleton'
import { QuestionCard } from './test/QuestionCard'
import type { SoulTest as Test } from './useSoulTest'
import styles from './Soul.module.css'

/** The light, three questions, and who comes of them. */
export function SoulTest({ test }: { test: Test }) {
  const { step, soul, answers } = test
  const [hasAnswered, setHasAnswered] = useState(false)
  if (soul)
    return (
      <Result companion={soul} answers={answers} onRetest={test.retest} takesFocus={hasAnswered} />
    )
  if (step.name === 'question')
    return (
      <QuestionCard
        key={step.at}
        at={step.at}
        chosen={answers[step.at]}
        onAnswer={(option) => {
          setHasAnswered(true)
          test.answer(step.at, option)
        }}
      />
    )
  return (
    <>
      <SoulHero line="三个问题，遇见与你同频的AI伙伴" />
      <div className={styles.action}>
        <Button wide onPress={test.wake}>
          唤醒
        </Button>
        <p className={styles.note}>仅供娱乐，答案只留在这台手机上</p>
      </div>
    </>
  )
}
