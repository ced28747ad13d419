import type { Companion, Trait } from '@/api/character'

interface Option {
  text: string
  /** The traits that this option selects. */
  traits: readonly [Trait, Trait]
}

interface Question {
  text: string
  options: readonly [Option, Option, Option]
}

export const QUESTIONS: readonly [Question, Question, Question] = [
  {
    text: '夜里十一点，你多半在做什么？',
    options: [
      { text: '关了灯，看窗外最亮的那一点', traits: ['夜猫子', '观星'] },
      { text: '和朋友分一份宵夜，笑到停不下来', traits: ['热闹', '美食'] },
      { text: '早就睡了，明天想看日出', traits: ['早起', '稳重'] },
    ],
  },
  {
    text: '走到一个没有路牌的岔口，你会——',
    options: [
      { text: '挑看起来更陌生的那一条', traits: ['探险', '勇敢'] },
      { text: '找个人问问，顺便聊上半天', traits: ['爱笑', '好奇'] },
      { text: '坐下来等雾散，不着急', traits: ['安静', '神秘'] },
    ],
  },
  {
    text: '你最想收到哪一件礼物？',
    options: [
      { text: '一把亲手修好的旧椅子', traits: ['手艺', '稳重'] },
      { text: '一首只写给你的短诗', traits: ['诗', '安静'] },
      { text: '一张没有画完的星图', traits: ['好奇', '观星'] },
    ],
  },
]

/** The number of the option chosen for each question so far, from 0. */
export type Answers = readonly number[]

/** The step of the page: before the test, one of its questions (from 0), or the result. */
export type Step = { name: 'intro' } | { name: 'question'; at: number } | { name: 'result' }

export const QUESTION_COUNT = QUESTIONS.length
const LEAST_FIT = 80
const MOST_FIT = 99

/** The step in the address; one that the answers do not reach becomes the last one they reach. */
export function stepOf(asked: string | null, answers: Answers): Step {
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

/** The companion's name, or a fallback. */
export function nameOf({ name }: Pick<Companion, 'name'>): string {
  return name || 'AI伙伴'
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
