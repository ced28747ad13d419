import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/failure'
import { receiveReward } from '@/api/invitation'
import type { ReceivedReward } from '@/api/invitation'
import { NEWCOMER_STAGE } from '@/api/originalResident'
import type { ResidentRewards } from '@/api/originalResident'
import { whoAsks } from '@/session/whoAsks'
import { requireValue } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { useWrite } from '@/kit/campaign/useWrite'
import { showToast } from '@/ui/toast'

const NONE: ReadonlySet<string> = new Set()

export interface ClaimOptions {
  activityId: string | undefined
  reload: (name: 'main') => Promise<{ main: Settled<ResidentRewards> }>
  onSignedOut: () => void
}

export interface Claim {
  /** Claims a stage, or the newcomers' gift. */
  claim: (stageId: string) => Promise<void>
  /** What this person has claimed in this campaign, also before the platform was asked again. */
  claimed: ReadonlySet<string>
  reward: ReceivedReward | undefined
  closeReward: () => void
}

interface Intent {
  activityId: string | undefined
  stageId: string
}

/** One tap, one reward. */
export function useClaim({ activityId, reload, onSignedOut }: ClaimOptions): Claim {
  const [told, setTold] = useState<{ where: string; stages: ReadonlySet<string> }>()
  const [reward, setReward] = useState<ReceivedReward>()
  const where = `${whoAsks()}|${activityId ?? ''}`
  const claimed = told?.where === where ? told.stages : NONE
  const tell = (stageId: string) => setTold({ where, stages: new Set([...claimed, stageId]) })

  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer, { stageId }) => {
      tell(stageId)
      setReward(answer)
      return reload('main')
    },
    confirm: async ({ stageId }) => {
      const happened = isClaimed(requireValue((await reload('main')).main), stageId)
      if (happened) showToast('领取成功')
      return happened
    },
    onSignedOut,
    onRefused: ({ code }, { stageId }) => {
      if (code === ALREADY_CLAIMED) tell(stageId)
      void reload('main')
    },
  })

  return {
    claim: (stageId) => write({ activityId, stageId }),
    claimed,
    reward,
    closeReward: () => setReward(undefined),
  }
}

function isClaimed({ newUser, stages }: ResidentRewards, stageId: string): boolean {
  if (stageId === NEWCOMER_STAGE) return newUser?.status === 'CLAIMED'
  return stages.some((stage) => stage.stageId === stageId && stage.status === 'CLAIMED')
}
