import { useState } from 'react'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { pickUpReward } from '@/api/eliminateGame'
import type { PackageType, PickedReward, RewardPackage } from '@/api/eliminateGame'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import { packagesQuery } from '../queries'
import { useAppOnly } from '../useAppOnly'
import { isClaimed, packageAction, progressShare, progressText, withStatus } from './package'
import styles from './PackageList.module.css'

interface PackageListProps {
  packages: readonly RewardPackage[]
  type: PackageType
  /** The campaign's id for GAME, the album's for CARD. */
  listId: string | undefined
  shell: ShellStateName
  /** What a guest was shown says nothing about the person who has just logged in. */
  busy: boolean
}

/** Packages, how far each is, and the button that picks it up. */
export function PackageList({ packages, type, listId, shell, busy }: PackageListProps) {
  const { track } = useCampaign()
  const inApp = useAppOnly()
  const { pickUp, reward, closeReward } = usePickUp(type, listId)
  const claim = ({ packageId }: RewardPackage) => {
    track('button', 'claim-package', { packageId })
    return inApp(() => pickUp(packageId))
  }
  return (
    <>
      <ul className={styles.list}>
        {packages.map((item, at) => (
          <li key={`${item.packageId}/${at}`} className={styles.row} data-status={item.status}>
            <PackageInfo item={item} />
            <PackageButton item={item} shell={shell} busy={busy} onClaim={() => claim(item)} />
          </li>
        ))}
      </ul>
      <Picked reward={reward} onClose={closeReward} />
    </>
  )
}

function PackageInfo({ item }: { item: RewardPackage }) {
  const name = item.name || '神秘礼包'
  return (
    <>
      <Picture src={item.img} name={name} decorative className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <span className={styles.bar} aria-hidden="true">
          <span className={styles.fill} style={{ transform: `scaleX(${progressShare(item)})` }} />
        </span>
        {item.status !== 'LOCKED' && <span className={styles.note}>{progressText(item)}</span>}
      </div>
    </>
  )
}

interface PackageButtonProps {
  item: RewardPackage
  shell: ShellStateName
  busy: boolean
  onClaim: PressHandler
}

function PackageButton({ item, shell, busy, onClaim }: PackageButtonProps) {
  const { label, isOpen } = packageAction(item, shell)
  if (!isOpen) return <span className={styles.state}>{label}</span>
  return (
    <Button small busy={busy} label={`领取 ${item.name || '神秘礼包'}`} onPress={onClaim}>
      {label}
    </Button>
  )
}

interface PickedProps {
  reward: PickedReward | undefined
  onClose: () => void
}

function Picked({ reward, onClose }: PickedProps) {
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      name={reward?.name || '神秘礼包'}
      image={reward?.img}
      count={reward?.count}
      note={reward?.status === 'SUCCESS' ? '已放入你的账户' : '发放处理中，请稍后查看'}
      action={{ label: '收下', onPress: onClose }}
    />
  )
}

interface Intent {
  packageId: string
  packageType: PackageType
  /** The campaign's id for GAME, the album's for CARD: where the list is asked for. */
  listId: string | undefined
}

/** One tap, one package. */
function usePickUp(packageType: PackageType, listId: string | undefined) {
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
