import { useState, type ReactNode } from 'react'
import type { AlbumCard, CardAlbum } from '@/api/eliminateGame'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { Tag } from '@/ui/button/Tag'
import { classes } from '@/ui/classes'
import { EmptyState } from '@/ui/EmptyState'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import layer from '@/ui/modal/ModalLayer.module.css'
import { Picture } from '@/ui/picture/Picture'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Tabs } from '@/ui/tabs/Tabs'
import { cardLabel, cardName, isComplete, progressOf, shownAlbum } from './album'
import type { Cards } from './useCards'
import styles from './Albums.module.css'

/** 「我的卡册」: one album at a time, with the owned cards and the outlines of the missing ones. */
export function Albums({ cards }: { cards: Cards }) {
  const { track } = useCampaign()
  const [open, setOpen] = useState<AlbumCard>()
  const show = (card: AlbumCard) => {
    track('card', 'card', { cardId: card.cardId })
    setOpen(card)
  }
  return (
    <Card heading="我的卡册">
      <QueryView query={cards.albums} small skeleton={<SkeletonBlock height={520} />}>
        {(albums) => {
          const album = shownAlbum(albums, cards.collectionId)
          if (!album) return <EmptyState text="卡册准备中" />
          return (
            <AlbumTabs albums={albums} album={album}>
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

interface AlbumTabsProps {
  albums: readonly CardAlbum[]
  album: CardAlbum
  children: ReactNode
}

const nameOf = ({ name }: CardAlbum) => name || '未命名卡册'

/** The albums to choose from; a single one needs no tabs, only its name. */
function AlbumTabs({ albums, album, children }: AlbumTabsProps) {
  // An album without an id cannot be requested: then only the first is shown.
  const tabs = albums
    .filter(({ collectionId }) => collectionId !== '')
    .map((one) => ({ id: one.collectionId, label: nameOf(one) }))
  const [, choose] = useAddressTab(
    'collectionId',
    tabs.map(({ id }) => id),
  )
  if (tabs.length < 2)
    return (
      <>
        <h3 className={styles.single}>{nameOf(album)}</h3>
        {children}
      </>
    )
  return (
    <div className={styles.tabs}>
      <Tabs label="卡册" tabs={tabs} value={album.collectionId} onChange={choose}>
        {children}
      </Tabs>
    </div>
  )
}

/** An enlarged card; it turns over from its back. */
function CardDialog({ card, onClose }: { card: AlbumCard | undefined; onClose: () => void }) {
  // Shown while the dialog closes.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  if (!last) return null
  const isOwned = last.ownCount > 0
  return (
    <ModalBase
      open={card !== undefined}
      onClose={onClose}
      label={cardName(last)}
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <div className={styles.turn} key={last.cardId}>
        <div
          className={styles.front}
          data-rarity={last.rarity}
          data-missing={!isOwned || undefined}
        >
          {isOwned ? (
            <Picture
              src={last.img}
              name={cardName(last)}
              decorative
              eager
              className={styles.largePicture}
            />
          ) : (
            <div className={styles.missing}>
              <Outline />
            </div>
          )}
          <span className={styles.largeRarity}>{last.rarity}</span>
          <div className={styles.words}>
            <h2 className={styles.largeName}>{cardName(last)}</h2>
            <p>{isOwned ? `已拥有 ×${last.ownCount}` : '还未获得'}</p>
            {last.source && <p className={styles.source}>获取途径：{last.source}</p>}
          </div>
        </div>
        <div className={styles.back} aria-hidden="true" />
      </div>
      <CloseButton onClose={onClose} className={styles.close} />
    </ModalBase>
  )
}

/** A card in its place of the album: its picture, or an outline pressed into the paper. */
function CardTile({ card, onPress }: { card: AlbumCard; onPress: () => void }) {
  const isOwned = card.ownCount > 0
  return (
    <button
      type="button"
      aria-label={cardLabel(card)}
      className={styles.tile}
      data-rarity={card.rarity}
      data-missing={!isOwned || undefined}
      onClick={onPress}
    >
      <span className={styles.face} aria-hidden="true">
        {isOwned ? (
          <Picture src={card.img} name={cardName(card)} decorative className={styles.picture} />
        ) : (
          <Outline />
        )}
        <span className={styles.rarity}>{card.rarity}</span>
        {card.ownCount > 1 && <span className={styles.times}>×{card.ownCount}</span>}
      </span>
      <span className={styles.name}>{cardName(card)}</span>
    </button>
  )
}

/** A wrapped sweet in relief. */
function Outline() {
  return (
    <svg viewBox="0 0 90 120" className={styles.outline} aria-hidden="true">
      <g className={styles.relief}>
        <circle cx="45" cy="60" r="19" />
        <path d="M28 54L12 44c-3 9-3 23 0 32l16-10M62 54l16-10c3 9 3 23 0 32L62 66" />
        <path d="M38 43c8 8 10 24 3 35M52 42c7 10 8 26 0 36" />
      </g>
    </svg>
  )
}
