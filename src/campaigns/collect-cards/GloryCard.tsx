import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CardAlbum } from '@/api/eliminateGame'
import { readApplyStatus, readTerritory } from '@/api/territory'
import type { Territory, TerritoryGlory } from '@/api/territory'
import type { GlorySource } from '@/kit/glory/useEngrave'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { composedQuery } from '@/kit/query/answer'
import { fetchFresh, queryClient, refetchPage } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import type { PressHandler } from '@/ui/button/usePress'
import { lazyLayer } from '@/ui/useLazyLayer'
import { auditNote, isComplete } from './album'
import { useAppOnly, type Cards } from './useCards'
import styles from './GloryCard.module.css'

const LazyGlorySheet = lazyLayer({
  name: 'GlorySheet',
  load: async () => (await import('@/kit/glory/GlorySheet')).GlorySheet,
})

/** 「铭刻荣耀」: for the person's complete albums, on their own territory. */
export function GloryCard({ cards: { albums, territoryId } }: { cards: Cards }) {
  const { loggedIn } = useCampaign()
  const complete = (albums.data ?? []).filter(isComplete)
  const isShown = loggedIn && complete.length > 0 && !albums.isPlaceholderData
  const query = useQuery({ ...ownTerritoryQuery(territoryId), enabled: isShown })
  if (!isShown) return null
  return (
    <Card heading="铭刻荣耀" className={styles.card}>
      <QueryView
        query={query}
        small
        skeleton={<SkeletonLines count={3} className={styles.lines} />}
      >
        {(territory) =>
          territory ? (
            <Own territory={territory} territoryId={territoryId} albums={complete} />
          ) : (
            <NoTerritory />
          )
        }
      </QueryView>
    </Card>
  )
}

function NoTerritory() {
  const { pageName } = useCampaign()
  const open = useOpenPage(pageName)
  return (
    <div className={styles.none}>
      <p className={styles.text}>认领领地后可铭刻</p>
      <Button small quiet onPress={() => open('/territory')}>
        去认领领地
      </Button>
    </div>
  )
}

interface OwnProps {
  territory: Territory
  /** Of the address. */
  territoryId: string | undefined
  albums: readonly CardAlbum[]
}

function Own({ territory, territoryId, albums }: OwnProps) {
  const { track } = useCampaign()
  const inApp = useAppOnly()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  const { glory } = territory
  const engrave = (collectionId: string) => {
    track('button', glory ? 'edit-glory' : 'save-glory', { collectionId })
    return inApp(() => {
      setChosen(collectionId)
      setOpen(true)
    })
  }
  return (
    <>
      {glory && glory.text.trim() !== '' ? (
        <Plaque territory={territory} glory={glory} onEdit={() => engrave('')} />
      ) : (
        <ul>
          {albums.map(({ collectionId, name }) => (
            <li key={collectionId} className={styles.album}>
              <span className={styles.text}>「{name || '卡册'}」已集齐</span>
              <Button small label={`铭刻荣耀 ${name}`} onPress={() => engrave(collectionId)}>
                铭刻荣耀
              </Button>
            </li>
          ))}
        </ul>
      )}
      <LazyGlorySheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={glory?.text ? '修改铭文' : '铭刻荣耀'}
        territory={territory}
        source={sourceOf(territoryId)}
        collectionId={chosen}
      />
    </>
  )
}

/**
 * The person's own territory with its glory; null where they have none. C15 does not say whose a territory is by itself:
 * the application does. For members.
 * @param territoryId of the address; without one the person's main territory
 */
const ownTerritoryQuery = (territoryId: string | undefined) =>
  composedQuery('own-territory', { territoryId }, async (signal) => {
    const application = await readApplyStatus({ territoryId }, { signal })
    if (application?.status !== 'APPROVED' || application.territoryId === '') return null
    const territory = await readTerritory({ territoryId: application.territoryId }, { signal })
    return territory?.status === 'OCCUPIED' ? territory : null
  })

function sourceOf(territoryId: string | undefined): GlorySource {
  const options = () => ownTerritoryQuery(territoryId)
  return {
    fetchFresh: () => fetchFresh(options()),
    applyPatch: (territory) => queryClient.setQueryData(options().queryKey, territory),
    refetch: () => refetchPage(options().queryKey),
  }
}

interface PlaqueProps {
  territory: Pick<Territory, 'name'>
  glory: TerritoryGlory
  onEdit: PressHandler
}

/** The person's text as shown on the territory. */
function Plaque({ territory, glory, onEdit }: PlaqueProps) {
  const note = auditNote(glory)
  return (
    <figure className={styles.plaque}>
      <blockquote className={styles.words}>{glory.text}</blockquote>
      <figcaption className={styles.from}>
        {[territory.name, glory.collectionName && `「${glory.collectionName}」`]
          .filter(Boolean)
          .join(' · ')}
        {note && <Tag tone={glory.auditStatus === 'REJECTED' ? 'danger' : 'warn'}>{note}</Tag>}
      </figcaption>
      <Button small quiet onPress={onEdit}>
        修改铭文
      </Button>
    </figure>
  )
}
