import type { Companion } from '@/api/character'
import { QUESTIONS } from './test/questions'

/** The number of the option chosen for each question so far, from 0. */
export type Answers = readonly number[]

/** The step of the page: before the test, one of its questions (from 0), or the result. */
export type Step = { name: 'intro' } | { name: 'question'; at: number } | { name: 'result' }

export const QUESTION_COUNT = QUESTIONS.length
const LEAST_FIT = 80
const MOST_FIT = 99

/** The step in the address; one that the answers do not reach becomes the last one they reach. */
export function stepOf(asked: string | null, answers: Answers): Step {
  if (asked === null || asked === '') return { name: 'intro' }
  const reached = answers.length
  if (asked === 'result')
    return reached >= QUESTION_COUNT ? { name: 'result' } : { name: 'question', at: reached }
  const at = Number(asked) - 1
  if (!Number.isInteger(at) || at < 0 || at >= QUESTION_COUNT) return { name: 'intro' }
  return { name: 'question', at: Math.min(at, reached) }
}

/** The `step` of the address for the question after this one, or for the result. */
export function stepAfter(at: number): string {
  return at + 1 < QUESTION_COUNT ? String(at + 2) : 'result'
}

/** Sets this option for that question; later answers are kept. */
export function withAnswer(answers: Answers, at: number, option: number): Answers {
  return at < answers.length
    ? answers.map((chosen, index) => (index === at ? option : chosen))
    : [...answers, option]
}

/** Answers from storage: numbers of options that exist, up to the first that is none. */
export function readAnswers(value: unknown): Answers {
  if (!Array.isArray(value)) return []
  const isOption = (option: unknown, at: number) =>
    Number.isInteger(option) && QUESTIONS[at]?.options[Number(option)] !== undefined
  const end = value.findIndex((option, at) => !isOption(option, at))
  return (end < 0 ? value : value.slice(0, end)) as number[]
}

/** How many of the wanted traits this companion has, and how many were wanted. */
function matchOf({ tags }: Pick<Companion, 'tags'>, answers: Answers) {
  const wanted = answers.flatMap((option, at) => QUESTIONS[at]?.options[option]?.traits ?? [])
  return { count: wanted.filter((trait) => tags.includes(trait)).length, of: wanted.length }
}

/** The available companions. */
export function awakeOf(companions: readonly Companion[]): readonly Companion[] {
  return companions.filter(({ npcId, status }) => npcId !== '' && status === 'ON')
}

/** The companion with the most matching tags; the first in the list on a tie. Undefined: none is available. */
export function soulOf(companions: readonly Companion[], answers: Answers): Companion | undefined {
  let best: Companion | undefined
  let most = -1
  for (const companion of awakeOf(companions)) {
    const { count } = matchOf(companion, answers)
    if (count > most) {
      best = companion
      most = count
    }
  }
  return best
}

/** 「契合度」, from 80 to 99, for entertainment. Undefined: the test is not done. */
export function fitOf(companion: Pick<Companion, 'tags'>, answers: Answers): number | undefined {
  if (answers.length < QUESTION_COUNT) return undefined
  const { count, of } = matchOf(companion, answers)
  return LEAST_FIT + Math.round(((MOST_FIT - LEAST_FIT) * count) / of)
}
