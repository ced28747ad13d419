import { beforeEach, expect, it, vi } from 'vitest'
import { PLACES_KEY, forgetEarlierPlace, placeOf } from './places'

const openedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])

beforeEach(() => {
  sessionStorage.setItem(PLACES_KEY, JSON.stringify({ default: 800, a1: 40 }))
})

it('begins a new visit without the place of the page that was there before', () => {
  openedBy('navigate')
  forgetEarlierPlace()
  expect(placeOf('default')).toBeUndefined()
  expect(placeOf('a1')).toBe(40)
})

it.each([
  [0, undefined],
  [1, 800],
  [2, 800],
])('asks the older interface where there is no newer one: type %d', (type, place) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
  Object.assign(performance, { navigation: { type } })
  forgetEarlierPlace()
  expect(placeOf('default')).toBe(place)
  Reflect.deleteProperty(performance, 'navigation')
})

it.each(['reload', 'back_forward'])(
  'keeps the place for a document that is there by %s',
  (type) => {
    openedBy(type)
    forgetEarlierPlace()
    expect(placeOf('default')).toBe(800)
  },
)

it.each(['', 'null', '{', '[1]', '{"default":"800"}'])(
  'knows no place where %s is kept',
  (kept) => {
    openedBy('navigate')
    sessionStorage.setItem(PLACES_KEY, kept)
    expect(forgetEarlierPlace).not.toThrow()
    expect(placeOf('default')).toBeUndefined()
  },
)
