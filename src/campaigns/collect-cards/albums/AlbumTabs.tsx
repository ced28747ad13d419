import type { ReactNode } from 'react'
import type { CardAlbum } from '@/api/eliminateGame'
import { Tabs } from '@/ui/tabs/Tabs'
import styles from './Albums.module.css'

interface AlbumTabsProps {
  albums: readonly CardAlbum[]
  album: CardAlbum
  onChoose: (collectionId: string) => void
  children: ReactNode
}

const nameOf = ({ name }: CardAlbum) => name || '未命名卡册'

/** The albums to choose from; a single one needs no tabs, only its name. */
export function AlbumTabs({ albums, album, onChoose, children }: AlbumTabsProps) {
  // Without an id an album cannot be asked for: only the first is there then.
  const named = albums.filter(({ collectionId }) => collectionId !== '')
  if (named.length < 2)
    return (
      <>
        <h3 className={styles.single}>{nameOf(album)}</h3>
        {children}
      </>
    )
  return (
    <div className={styles.tabs}>
      <Tabs
        label="卡册"
        tabs={named.map((one) => ({ id: one.collectionId, label: nameOf(one) }))}
        value={album.collectionId}
        onChange={onChoose}
      >
        {children}
      </Tabs>
    </div>
  )
}
