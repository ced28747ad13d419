import { useState } from 'react'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { pickUpReward } from '@/api/eliminateGame'
import type { PackageType, PickedReward, RewardPackage } from '@/api/eliminateGame'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { packagesQuery } from '../queries'
import { isClaimed, withStatus } from './package'

interface Intent {
  packageId: string
  packageType: PackageType
  /** The campaign's id for GAME, the album's for CARD: where the list is asked for. */
  listId: string | undefined
}

/** One tap, one package. */
export function usePickUp(packageType: PackageType, listId: string | undefined) {
  const [reward, setReward] = useState<PickedReward>()
  const { write, isPending } = useWrite<Intent, PickedReward>({
    send: ({ packageId, packageType: type }, bizNo) =>
      pickUpReward({ packageId, packageType: type, bizNo }),
    onDone: (answer, intent) => {
      applyStatus(intent, 'CLAIMED')
      setReward(answer)
      return refetchPage(listOf(intent).queryKey)
    },
    checkApplied: async (intent) => {
      const applied = isClaimed(await fetchFresh(listOf(intent)), intent.packageId)
      if (applied) showToast('领取成功')
      return applied
    },
    onRefused: ({ code }, intent) => {
      if (code === ALREADY_CLAIMED) applyStatus(intent, 'CLAIMED')
      if (code === SOLD_OUT) applyStatus(intent, 'SOLD_OUT')
      void queryClient.invalidateQueries()
    },
  })
  return {
    isPending,
    pickUp: (packageId: string) => write({ packageId, packageType, listId }),
    reward,
    closeReward: () => setReward(undefined),
  }
}

/** The list that the package stands in; at the time of the call, which can follow right after a login. */
function listOf({ packageType, listId }: Intent) {
  return packagesQuery(packageType, listId)
}

function applyStatus(intent: Intent, status: RewardPackage['status']): void {
  queryClient.setQueryData(
    listOf(intent).queryKey,
    (packages) => packages && withStatus(packages, intent.packageId, status),
  )
}
