import { useState } from 'react'
import { parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'
import { readAnswers } from '../soul'
import type { Answers } from '../soul'

const KEY = 'soulAnswers'

/** What was answered in this tab; it is nobody's secret and goes nowhere. */
export function useAnswers(): [Answers, (answers: Answers) => void] {
  const [answers, setAnswers] = useState(() =>
    readAnswers(parseOrKeep(sessionStore.get(KEY) ?? '')),
  )
  return [
    answers,
    (next) => {
      setAnswers(next)
      if (next.length === 0) sessionStore.remove(KEY)
      else sessionStore.set(KEY, JSON.stringify(next))
    },
  ]
}
