import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf } from '@/lib/url/urlParams'
import { soulOf, stepAfter, stepOf, withAnswer } from './soul'
import { useAnswers } from './test/useAnswers'

/** The step of the test. Each question is an address of its own: Back goes one question back. */
export function useSoulTest(companions: readonly Companion[]) {
  const { track } = useCampaign()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [answers, setAnswers] = useAnswers()
  const step = stepOf(params.get('step'), answers)
  // With a companion in the address the test is skipped.
  const npcId = idOf(params.get('npcId'))
  const named = step.name === 'intro' ? companions.find((one) => one.npcId === npcId) : undefined
  const soul = named ?? (step.name === 'result' ? soulOf(companions, answers) : undefined)
  const go = (next: string) => {
    const changed = new URLSearchParams(params)
    changed.delete('npcId')
    changed.set('step', next)
    void navigate({ search: `?${changed}` })
  }
  return {
    step,
    answers,
    /** The companion found; undefined before the end of the test. */
    soul,
    wake() {
      track('button', 'wake')
      go('1')
    },
    answer(at: number, option: number) {
      track('card', 'answer', { question: String(at + 1), option: String(option + 1) })
      setAnswers(withAnswer(answers, at, option))
      go(stepAfter(at))
    },
    retest() {
      track('button', 'retest')
      setAnswers([])
      go('1')
    },
  }
}
