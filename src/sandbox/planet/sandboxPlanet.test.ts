import { expect, test } from 'vitest'
import { readPlanet, visitPlanet } from '@/api/planet'
import { DAY_MS, moveClock } from '@/sandbox/clock'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

const LARGE = '900719925474099123'

test.each(['40001', LARGE])('knows the planet %s by all of its digits', async (planetId) => {
  visit()
  expect((await readPlanet({ planetId }))?.planetId).toBe(planetId)
})

test('has no planet of another id, and nobody can visit it', async () => {
  visit()
  expect(await readPlanet({ planetId: '1' })).toBeNull()
  await expect(visitPlanet({ planetId: '1', visitorKey: 'a' })).rejects.toBeDefined()
})

test('counts each visit, and gives a browser its number once', async () => {
  visit()
  const before = (await readPlanet({ planetId: '40001' }))?.visitCount ?? 0
  const first = await visitPlanet({ planetId: '40001', visitorKey: 'a' })
  expect(first).toEqual({ visitCount: before + 1, guestNo: before + 1, firstToday: true })
  const other = await visitPlanet({ planetId: '40001', visitorKey: 'b' })
  expect(other.guestNo).toBe(before + 2)
  const again = await visitPlanet({ planetId: '40001', visitorKey: 'a' })
  expect(again).toEqual({ visitCount: before + 3, guestNo: before + 1, firstToday: false })
  expect((await readPlanet({ planetId: '40001' }))?.visitCount).toBe(before + 3)
  expect((await visitPlanet({ planetId: '40002', visitorKey: 'a' })).firstToday).toBe(true)
})

test('is a first visit again on the next day', async () => {
  visit()
  await visitPlanet({ planetId: '40001', visitorKey: 'a' })
  moveClock(DAY_MS)
  expect((await visitPlanet({ planetId: '40001', visitorKey: 'a' })).firstToday).toBe(true)
})

test.each([
  ['planet_private', 'PRIVATE'],
  ['planet_closed', 'CLOSED'],
])('%s is %s, and takes no visit', async (state, status) => {
  visit({ state })
  expect((await readPlanet({ planetId: '40001' }))?.status).toBe(status)
  await expect(visitPlanet({ planetId: '40001', visitorKey: 'a' })).rejects.toBeDefined()
})
