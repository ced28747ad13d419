import { useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { ALREADY_CLAIMED, SOLD_OUT } from '@/api/core/verdict/failure'
import { listAlbumPackages, listRewardPackages, pickUpReward } from '@/api/eliminateGame'
import type { PackageType, PickedReward, RewardPackage } from '@/api/eliminateGame'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { answerQuery, useAnswer } from '@/kit/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/query/queryClient'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { Bar } from '@/ui/Bar'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Picture } from '@/ui/picture/Picture'
import { SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { shownAlbum } from './album'
import { isClaimed, packageAction, progressShare, progressText, withStatus } from './package'
import { useAppOnly, type Cards } from './useCards'
import styles from './PackageCards.module.css'

/** The packages for playing, and those of the album on screen. */
export function PackageCards({ cards }: { cards: Cards }) {
  const { activityId, collectionId, albums, packages } = cards
  const shell = cards.shell.name
  const album = shownAlbum(albums.data ?? [], collectionId)
  return (
    <>
      <Card heading="闯关礼包">
        <Packages query={packages} shell={shell} packageType="GAME" listId={activityId} />
      </Card>
      {album && album.collectionId !== '' && (
        <Card heading={`「${album.name || '卡册'}」礼包`} key={album.collectionId}>
          <AlbumPackages collectionId={album.collectionId} shell={shell} />
        </Card>
      )}
    </>
  )
}

function AlbumPackages({ collectionId, shell }: { collectionId: string; shell: ShellStateName }) {
  const query = useAnswer(listAlbumPackages, { collectionId })
  return <Packages query={query} shell={shell} packageType="CARD" listId={collectionId} />
}

/** A list of packages. */
interface PackagesOf {
  packageType: PackageType
  /** The campaign's id for GAME, the album's for CARD. */
  listId: string | undefined
}

interface PackagesProps extends PackagesOf {
  query: UseQueryResult<RewardPackage[]>
  shell: ShellStateName
}

function Packages({ query, shell, packageType, listId }: PackagesProps) {
  const { pickUp, reward, closeReward } = usePickUp({ packageType, listId })
  return (
    <>
      <QueryView
        query={query}
        small
        skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
      >
        {(packages) =>
          packages.length === 0 ? (
            <EmptyState text="礼包准备中" />
          ) : (
            <ul className={styles.list}>
              {packages.map((item, at) => (
                <PackageRow
                  key={`${item.packageId}/${at}`}
                  item={item}
                  shell={shell}
                  // The list is still the guest's: it may not apply to the person who just logged in.
                  busy={query.isPlaceholderData}
                  onClaim={pickUp}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      <RewardDialog
        open={reward !== undefined}
        onClose={closeReward}
        name={reward?.name || '神秘礼包'}
        image={reward?.img}
        count={reward?.count}
        note={reward?.status === 'SUCCESS' ? '已放入你的账户' : '发放处理中，请稍后查看'}
        action={{ label: '收下', onPress: closeReward }}
      />
    </>
  )
}

interface PackageRowProps {
  item: RewardPackage
  shell: ShellStateName
  busy: boolean
  onClaim: (packageId: string) => Promise<void>
}

/** A package, its progress, and its claim button. */
function PackageRow({ item, shell, busy, onClaim }: PackageRowProps) {
  const { track } = useCampaign()
  const inApp = useAppOnly()
  const { label, isOpen } = packageAction(item, shell)
  const { packageId, status } = item
  const name = item.name || '神秘礼包'
  const claim = () => {
    track('button', 'claim-package', { packageId })
    return inApp(() => onClaim(packageId))
  }
  return (
    <li className={styles.row} data-status={status}>
      <Picture src={item.img} name={name} decorative className={styles.picture} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <Bar share={progressShare(item)} className={styles.bar} />
        {status !== 'LOCKED' && <span className={styles.note}>{progressText(item)}</span>}
      </div>
      {isOpen ? (
        <Button small busy={busy} label={`领取 ${name}`} onPress={claim}>
          {label}
        </Button>
      ) : (
        <span className={styles.state}>{label}</span>
      )}
    </li>
  )
}

type Intent = PackagesOf & { packageId: string }

/** Each tap claims one package. */
function usePickUp(list: PackagesOf) {
  const [reward, setReward] = useState<PickedReward>()
  const { write } = useWrite<Intent, PickedReward>({
    send: ({ packageId, packageType }, bizNo) => pickUpReward({ packageId, packageType, bizNo }),
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
    },
  })
  return {
    pickUp: (packageId: string) => write({ packageId, ...list }),
    reward,
    closeReward: () => setReward(undefined),
  }
}

/** The query of the package's list; read at call time, which can be right after a login. */
function listOf({ packageType, listId }: PackagesOf) {
  return packageType === 'GAME'
    ? answerQuery(listRewardPackages, { activityId: listId })
    : answerQuery(listAlbumPackages, { collectionId: listId ?? '' })
}

function applyStatus(intent: Intent, status: RewardPackage['status']): void {
  queryClient.setQueryData(
    listOf(intent).queryKey,
    (packages) => packages && withStatus(packages, intent.packageId, status),
  )
}
