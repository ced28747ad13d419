import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseOrKeep } from '@/lib/storage/json'
import { idOf } from '@/lib/url/urlParams'
import { personalStore } from '@/session/personalStore'
import { Bar } from '@/ui/Bar'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { Orb } from './Orb'
import { Result } from './Result'
import {
  QUESTIONS,
  QUESTION_COUNT,
  readAnswers,
  soulOf,
  stepAfter,
  stepOf,
  withAnswer,
} from './soul'
import type { Answers, Step } from './soul'
import { SoulHero } from './SoulSkeleton'
import soulStyles from './Soul.module.css'
import styles from './SoulTest.module.css'

interface SoulTestProps {
  step: Step
  answers: Answers
  setAnswers: (answers: Answers) => void
  /** The companion found; undefined before the end of the test. */
  soul: Companion | undefined
}

/** The intro, three questions, and the result. Each is an address of its own: Back goes one question back. */
export function SoulTest({ step, answers, setAnswers, soul }: SoulTestProps) {
  const { track } = useCampaign()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [hasAnswered, setHasAnswered] = useState(false)
  const go = (next: string) => {
    const changed = new URLSearchParams(params)
    changed.delete('npcId')
    changed.set('step', next)
    void navigate({ search: `?${changed}` })
  }
  const retest = () => {
    track('button', 'retest')
    setAnswers([])
    go('1')
  }
  const answer = (at: number, option: number) => {
    track('card', 'answer', { question: String(at + 1), option: String(option + 1) })
    setHasAnswered(true)
    setAnswers(withAnswer(answers, at, option))
    go(stepAfter(at))
  }
  const wake = () => {
    track('button', 'wake')
    go('1')
  }
  if (soul)
    return (
      <Result
        companion={soul}
        // The companion of an address is not the end of a test.
        answers={step.name === 'result' ? answers : []}
        onRetest={retest}
        takesFocus={hasAnswered}
      />
    )
  if (step.name === 'question')
    return (
      <QuestionCard
        key={step.at}
        at={step.at}
        chosen={answers[step.at]}
        onAnswer={(option) => answer(step.at, option)}
      />
    )
  return (
    <>
      <SoulHero line="三个问题，遇见与你同频的AI伙伴" />
      <div className={soulStyles.action}>
        <Button wide onPress={wake}>
          唤醒
        </Button>
        <p className={soulStyles.note}>仅供娱乐，答案只留在这台手机上</p>
      </div>
    </>
  )
}

/** The step in the address, the answers so far, and the companion that they lead to. */
export function useSoulTest(companions: readonly Companion[]): SoulTestProps {
  const [params] = useSearchParams()
  const [answers, setAnswers] = useAnswers()
  const step = stepOf(params.get('step'), answers)
  // With a companion in the address the test is skipped.
  const npcId = idOf(params.get('npcId'))
  const named = step.name === 'intro' ? companions.find((one) => one.npcId === npcId) : undefined
  const soul = named ?? (step.name === 'result' ? soulOf(companions, answers) : undefined)
  return { step, answers, setAnswers, soul }
}

const KEY = 'soulAnswers'

/** The answers given in this tab; not secret, and never sent. */
function useAnswers(): [Answers, (answers: Answers) => void] {
  const [answers, setAnswers] = useState(() =>
    readAnswers(parseOrKeep(personalStore.get(KEY) ?? '')),
  )
  return [
    answers,
    (next) => {
      setAnswers(next)
      if (next.length === 0) personalStore.remove(KEY)
      else personalStore.set(KEY, JSON.stringify(next))
    },
  ]
}

const LETTERS = ['A', 'B', 'C'] as const

interface QuestionCardProps {
  /** From 0. */
  at: number
  /** The earlier answer, when the person returns to the question. */
  chosen: number | undefined
  onAnswer: (option: number) => void
}

/** One question; an answer opens the next step. */
function QuestionCard({ at, chosen, onAnswer }: QuestionCardProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const [pressed, setPressed] = useState<number>()
  const { text = '', options = [] } = QUESTIONS[at] ?? {}
  return (
    <div className={styles.page}>
      <Orb small />
      <p className={styles.count}>
        第{at + 1}题 · 共{QUESTION_COUNT}题
      </p>
      <Bar share={(at + 1) / QUESTION_COUNT} className={styles.bar} />
      <h1 ref={heading} tabIndex={-1} className={styles.text}>
        {text}
      </h1>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={option.text}>
            <button
              type="button"
              aria-pressed={chosen === index}
              className={classes(styles.option, pressed === index && styles.pressed)}
              onClick={() => {
                setPressed(index)
                onAnswer(index)
              }}
            >
              <span className={styles.letter} aria-hidden="true">
                {LETTERS[index]}
              </span>
              {option.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
