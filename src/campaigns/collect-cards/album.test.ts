import { describe, expect, it } from 'vitest'
import type { AlbumCard, CardAlbum } from '@/api/eliminateGame'
import {
  auditNote,
  cardLabel,
  isComplete,
  newCards,
  progressOf,
  shownAlbum,
  totalProgress,
} from './album'

const card = (cardId: string, ownCount: number): AlbumCard => ({
  cardId,
  name: `卡${cardId}`,
  img: '',
  rarity: 'R',
  ownCount,
  source: '',
})
const album = (
  collectionId: string,
  cards: AlbumCard[],
  more: Partial<CardAlbum> = {},
): CardAlbum => ({
  collectionId,
  name: '',
  theme: '',
  total: cards.length,
  collected: cards.filter(({ ownCount }) => ownCount > 0).length,
  status: 'COLLECTING',
  cards,
  ...more,
})

describe('progress', () => {
  it('is the platform’s count, never beyond the cards that there are', () => {
    const cards = [card('1', 1), card('2', 0)]
    expect(progressOf(album('a', cards))).toEqual({ collected: 1, total: 2 })
    expect(progressOf(album('a', cards, { total: 0, collected: 9 }))).toEqual({
      collected: 2,
      total: 2,
    })
  })

  it('adds up over albums', () => {
    const albums = [album('a', [card('1', 1)]), album('b', [card('2', 0), card('3', 4)])]
    expect(totalProgress(albums)).toEqual({ collected: 2, total: 3 })
    expect(totalProgress([])).toEqual({ collected: 0, total: 0 })
  })
})

it('shows the album of the address, or else the first', () => {
  const albums = [album('a', []), album('b', [])]
  expect(shownAlbum(albums, 'b')?.collectionId).toBe('b')
  expect(shownAlbum(albums, 'x')?.collectionId).toBe('a')
  expect(shownAlbum([], 'a')).toBeUndefined()
})

it('is complete by the platform’s word, also where the count says otherwise', () => {
  expect(isComplete(album('a', [card('1', 0)], { status: 'COMPLETE' }))).toBe(true)
  expect(isComplete(album('a', [card('1', 1)]))).toBe(false)
})

it('says of a card whether it is there, also without a name', () => {
  expect(cardLabel(card('1', 2))).toBe('卡1，R，已拥有2张')
  expect(cardLabel({ ...card('1', 0), name: '' })).toBe('神秘卡片，R，未获得')
})

describe('new cards', () => {
  it('are those of which there are more than before', () => {
    const before = [album('a', [card('1', 1), card('2', 0), card('3', 1)])]
    const after = [album('a', [card('1', 2), card('2', 1), card('3', 1)])]
    expect(newCards(before, after).map(({ cardId }) => cardId)).toEqual(['1', '2'])
  })

  it('are none where it is not known what there was', () => {
    expect(newCards(undefined, [album('a', [card('1', 1)])])).toEqual([])
    expect(newCards([], [album('a', [card('1', 1)])])).toEqual([])
  })
})

it('says how the words stand with the review', () => {
  expect(auditNote({ auditStatus: 'PASSED' })).toBe('')
  expect(auditNote({ auditStatus: 'PENDING' })).toBe('审核中')
  expect(auditNote({ auditStatus: 'REJECTED' })).toBe('未通过，请修改')
})
