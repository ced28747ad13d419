import { useState } from 'react'
import { receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { ResidentRewards } from '@/api/originalResident'
import { whoAsks } from '@/kit/campaign/pageLoader'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { showToast } from '@/ui/toast'

const ALREADY_CLAIMED = 20_001
const NONE: ReadonlySet<string> = new Set()

export interface ClaimOptions {
  activityId: string | undefined
  reload: () => Promise<{ main: Settled<ResidentRewards> }>
  onSignedOut: () => void
}

export interface Claim {
  /** Claims a stage, or the newcomers' gift. */
  claim: (stageId: string) => Promise<void>
  /** What this person has claimed here, also before the platform was asked again. */
  claimed: ReadonlySet<string>
  reward: ReceivedReward | undefined
  closeReward: () => void
}

/** One tap, one reward. */
export function useClaim({ activityId, reload, onSignedOut }: ClaimOptions): Claim {
  const [told, setTold] = useState<{ who: string; stages: ReadonlySet<string> }>()
  const [reward, setReward] = useState<ReceivedReward>()
  const claimed = told?.who === whoAsks() ? told.stages : NONE
  const tell = (stageId: string) =>
    setTold({ who: whoAsks(), stages: new Set([...claimed, stageId]) })

  const { write } = useWrite<{ stageId: string }, ReceivedReward>({
    send: ({ stageId }, bizNo) => receiveReward({ activityId, stageId, bizNo }),
    onDone: (answer, { stageId }) => {
      tell(stageId)
      setReward(answer)
      return reload()
    },
    confirm: async ({ stageId }) => {
      const happened = isClaimed(requireValue((await reload()).main), stageId)
      if (happened) showToast('领取成功')
      return happened
    },
    onSignedOut,
    onRefused: ({ code }, { stageId }) => {
      if (code === ALREADY_CLAIMED) tell(stageId)
      void reload()
    },
  })

  return {
    claim: (stageId) => write({ stageId }),
    claimed,
    reward,
    closeReward: () => setReward(undefined),
  }
}

function isClaimed({ newUser, stages }: ResidentRewards, stageId: string): boolean {
  if (stageId === NEWCOMER_STAGE) return newUser?.status === 'CLAIMED'
  return stages.some((stage) => stage.stageId === stageId && stage.status === 'CLAIMED')
}
