import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AlbumCard, CardAlbum } from '@/api/eliminateGame'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useCampaign } from '@/kit/page/useCampaign'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Tag } from '@/ui/button/Tag'
import type { Cards } from '../useCards'
import { AlbumTabs } from './AlbumTabs'
import { CardDialog } from './CardDialog'
import { CardTile } from './CardTile'
import { isComplete, progressOf, shownAlbum } from './album'
import styles from './Albums.module.css'

/** 「我的卡册」: an album at a time, with the cards that are there and the outlines of those that are missing. */
export function Albums({ cards }: { cards: Cards }) {
  const { track } = useCampaign()
  const [, setSearch] = useSearchParams()
  const [open, setOpen] = useState<AlbumCard>()
  const choose = (collectionId: string) =>
    setSearch(
      (search) => {
        search.set('collectionId', collectionId)
        return search
      },
      { replace: true, preventScrollReset: true },
    )
  const show = (card: AlbumCard) => {
    track('card', 'card', { cardId: card.cardId })
    setOpen(card)
  }
  return (
    <Card heading="我的卡册">
      <QueryView
        query={cards.albums}
        small
        skeleton={<SkeletonBlock className={styles.skeleton} />}
      >
        {(albums) => {
          const album = shownAlbum(albums, cards.collectionId)
          if (!album) return <EmptyState text="卡册准备中" />
          return (
            <AlbumTabs albums={albums} album={album} onChoose={choose}>
              <Album album={album} onCard={show} />
            </AlbumTabs>
          )
        }}
      </QueryView>
      <CardDialog card={open} onClose={() => setOpen(undefined)} />
    </Card>
  )
}

function Album({ album, onCard }: { album: CardAlbum; onCard: (card: AlbumCard) => void }) {
  const { collected, total } = progressOf(album)
  return (
    <div className={styles.album} data-complete={isComplete(album) || undefined}>
      <div className={styles.head}>
        <p className={styles.theme}>{album.theme}</p>
        {isComplete(album) ? (
          <Tag tone="accent">已集齐</Tag>
        ) : (
          <span className={styles.count}>
            {collected}/{total}
          </span>
        )}
      </div>
      {album.cards.length === 0 ? (
        <EmptyState text="卡片准备中" />
      ) : (
        <ul className={styles.grid} data-cards={Math.min(album.cards.length, 5)}>
          {album.cards.map((card, at) => (
            <li key={`${card.cardId}/${at}`}>
              <CardTile card={card} onPress={() => onCard(card)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
