import { useState } from 'react'
import { classes } from '@/ui/classes'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { Orb } from '../orb/Orb'
import { QUESTIONS } from './questions'
import { QUESTION_COUNT } from '../soul'
import styles from './QuestionCard.module.css'

const LETTERS = ['A', 'B', 'C'] as const

interface QuestionCardProps {
  /** From 0. */
  at: number
  /** The earlier answer, when the person returns to the question. */
  chosen: number | undefined
  onAnswer: (option: number) => void
}

/** One question; an answer opens the next step. */
export function QuestionCard({ at, chosen, onAnswer }: QuestionCardProps) {
  const heading = useArrivalFocus<HTMLHeadingElement>()
  const [pressed, setPressed] = useState<number>()
  const { text = '', options = [] } = QUESTIONS[at] ?? {}
  return (
    <div className={styles.page}>
      <Orb small />
      <p className={styles.count}>
        第{at + 1}题 · 共{QUESTION_COUNT}题
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ transform: `scaleX(${(at + 1) / QUESTION_COUNT})` }} />
      </div>
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
