import { useState } from 'react'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { listAlbumPackages, pickUpReward } from '@/api/eliminateGame'
import type { PackageType, PickedReward, RewardPackage } from '@/api/eliminateGame'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/page/query/queryClient'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { PressHandler } from '@/ui/button/usePress'
import { Picture } from '@/ui/picture/Picture'
import { SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { shownAlbum } from './album'
import { isClaimed, packageAction, progressShare, progressText, withStatus } from './package'
import { packagesQuery } from './queries'
import { useAppOnly, useCards } from './useCards'
import styles from './PackageCards.module.css'

/** The packages for playing, and those of the album on screen. */
export function PackageCards() {
  const cards = useCards()
  const shell = cards.shell.name
  const album = shownAlbum(cards.albums.data ?? [], cards.collectionId)
  return (
    <>
      <Card heading="闯关礼包">
        <Packages query={cards.packages} type="GAME" listId={cards.activityId} shell={shell} />
      </Card>
      {album && album.collectionId !== '' && (
        <Card heading={`「${album.name || '卡册'}」礼包`} key={album.collectionId}>
          <AlbumPackages collectionId={album.collectionId} shell={shell} />
        </Card>
      )}
    </>
  )
}

interface AlbumPackagesProps {
  collectionId: string
  shell: ShellStateName
}

function AlbumPackages({ collectionId, shell }: AlbumPackagesProps) {
  const query = useAnswer(listAlbumPackages, { collectionId }, { keepGuest: true })
  return <Packages query={query} type="CARD" listId={collectionId} shell={shell} />
}

interface PackagesProps {
  query: {
    data: RewardPackage[] | undefined
    error: unknown
    refetch: () => Promise<unknown>
    isPlaceholderData: boolean
  }
  type: 'GAME' | 'CARD'
  listId: string | undefined
  shell: ShellStateName
}

function Packages({ query, ...list }: PackagesProps) {
  return (
    <QueryView
      query={query}
      small
      skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
    >
      {(packages) =>
        packages.length === 0 ? (
          <EmptyState text="礼包准备中" />
        ) : (
          <PackageList packages={packages} busy={query.isPlaceholderData} {...list} />
        )
      }
    </QueryView>
  )
}

interface PackageListProps {
  packages: readonly RewardPackage[]
  type: PackageType
  /** The campaign's id for GAME, the album's for CARD. */
  listId: string | undefined
  shell: ShellStateName
  /** The list is still the guest's: it may not apply to the person who just logged in. */
  busy: boolean
}

/** Packages, their progress, and their claim buttons. */
function PackageList({ packages, type, listId, shell, busy }: PackageListProps) {
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
  /** The campaign's id for GAME, the album's for CARD: the key of the list. */
  listId: string | undefined
}

/** Each tap claims one package. */
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

/** The query of the package's list; read at call time, which can be right after a login. */
function listOf({ packageType, listId }: Intent) {
  return packagesQuery(packageType, listId)
}

function applyStatus(intent: Intent, status: RewardPackage['status']): void {
  queryClient.setQueryData(
    listOf(intent).queryKey,
    (packages) => packages && withStatus(packages, intent.packageId, status),
  )
}
