import { useState } from 'react'
import { parseOrKeep } from '@/lib/storage/json'
import { personalStore } from '@/session/personalStore'
import { readAnswers } from '../soul'
import type { Answers } from '../soul'

const KEY = 'soulAnswers'

/** The answers given in this tab; not secret, and never sent. */
export function useAnswers(): [Answers, (answers: Answers) => void] {
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
