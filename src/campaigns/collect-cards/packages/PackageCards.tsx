import { listAlbumPackages } from '@/api/eliminateGame'
import type { RewardPackage } from '@/api/eliminateGame'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { shownAlbum } from '../albums/album'
import type { Cards } from '../useCards'
import { PackageList } from './PackageList'
import styles from './PackageList.module.css'

interface PackageCardsProps {
  cards: Cards
  shell: ShellStateName
}

/** The packages for playing, and those of the album on screen. */
export function PackageCards({ cards, shell }: PackageCardsProps) {
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
