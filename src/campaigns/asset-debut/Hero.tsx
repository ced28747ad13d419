import type { ReactNode } from 'react'
import type { Release } from '@/api/activity'
import { SceneHero } from '@/kit/page/hero/SceneHero'
import { head } from './head'
import { TableView } from './table/TableView'
import { Turntable } from './table/Turntable'

/** The hero, also while the piece is loading. */
export function HeroView({ art = <TableView />, name }: { art?: ReactNode; name?: string }) {
  return <SceneHero art={art} eyebrow={head.title} title={name || '首发藏品'} />
}

export function Hero({ release }: { release: Release }) {
  const name = release.name
  return <HeroView art={<Turntable cover={release.cover} name={name} />} name={name} />
}
