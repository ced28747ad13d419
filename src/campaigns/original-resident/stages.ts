/** ASSUMED values of a stage's status, as the platform sends them. */
export type StageStatus = 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'SOLD_OUT'

export interface Stage {
  id: string
  /** The count that it requires. */
  need: number
  /** The name of the reward. */
  name: string
  img: string
  status: StageStatus
}

export interface Rung extends Stage {
  /** The progress from the stage before, from 0 to 1. */
  progress: number
  /** How many are missing; 0 when there are enough. */
  missing: number
  /** The first stage that is not reached yet. */
  isNext: boolean
}

/** The stages by ascending `need`, each with its progress. Only the platform decides whether one is claimable. */
export function rungsOf(stages: readonly Stage[], have: number): Rung[] {
  const ordered = [...stages].sort((a, b) => a.need - b.need)
  const next = ordered.find(({ status, need }) => status === 'LOCKED' && need > have)
  return ordered.map((stage, at) => {
    const from = ordered[at - 1]?.need ?? 0
    return {
      ...stage,
      progress: shareDone(from, stage.need, have),
      missing: Math.max(0, stage.need - have),
      isNext: stage === next,
    }
  })
}

function shareDone(from: number, to: number, have: number): number {
  if (have >= to) return 1
  return have <= from ? 0 : (have - from) / (to - from)
}
