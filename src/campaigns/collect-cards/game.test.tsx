import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { track } from '@/tracking/track'
import { startSandbox } from '@tests/support/sandbox'
import { button, open } from './testing'
import { SWEETS, SIZE, findMove, type Pair } from './match'

vi.mock('@/tracking/track', () => ({ track: vi.fn(), startTracking: vi.fn() }))
vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn() }))
// Motions take no time here.
vi.mock('./play', async (original) => {
  const play = await original<{ MOTION_MS: object }>()
  const none = Object.keys(play.MOTION_MS).map((phase) => [phase, 0])
  return { ...play, MOTION_MS: Object.fromEntries(none) }
})

const sandbox = startSandbox()
beforeAll(() => Promise.all([import('./route'), import('./GameScreen')]), 60_000)

/** Opens the board of the fourth level. */
async function openBoard(state = '') {
  const page = open(state)
  await page.user.click(await button('第4关，剩余3次'))
  await screen.findByRole('grid')
  return page
}

const tiles = () => screen.getAllByLabelText(/第\d行第\d列$/)
const labels = () => tiles().map((tile) => tile.getAttribute('aria-label') ?? '')
const tile = (at: number) => tiles()[at] as HTMLElement
const movesLeft = () => screen.getByText('剩余步数').nextSibling?.textContent
const score = () => Number(screen.getByText('得分').nextSibling?.textContent)

/** A move on the board that is on screen. */
function moveOnScreen(): Pair {
  const kinds = labels().map((label) => SWEETS.findIndex((name) => label.startsWith(name)))
  const move = findMove(kinds.map((kind, id) => ({ id, kind, fell: 0 })))
  if (!move) throw new Error('no move')
  return move
}
const phase = () => screen.getByLabelText(/^糖果棋盘/).parentElement?.dataset.phase
/** Up to the next tap. */
const settle = () => waitFor(() => expect(phase()).toMatch(/READY|OVER/))
function swap([one, other]: Pair) {
  fireEvent.click(tile(one))
  fireEvent.click(tile(other))
}

it('names every sweet by its kind and place, and is reached by one tab stop', async () => {
  await openBoard()
  expect(tiles()).toHaveLength(64)
  for (const [at, label] of labels().entries()) {
    expect(SWEETS.some((name) => label.startsWith(name))).toBe(true)
    expect(label).toContain(`第${Math.floor(at / SIZE) + 1}行第${(at % SIZE) + 1}列`)
  }
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tile(0)])
  expect(track).toHaveBeenCalledWith('collect-cards', 'card', 'level', { gameId: '91004' })
})

it('swaps two sweets that are tapped one after the other', async () => {
  await openBoard()
  expect(movesLeft()).toBe('21')
  const [one, other] = moveOnScreen()
  fireEvent.click(tile(one))
  expect(tile(one)).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(tile(other))
  await settle()
  expect(movesLeft()).toBe('20')
  expect(score()).toBeGreaterThanOrEqual(30)
  expect(tiles()).toHaveLength(64)
})

it('swaps by a drag, and the tap that ends it chooses nothing', async () => {
  await openBoard()
  const [one, other] = moveOnScreen()
  const grid = screen.getByRole('grid')
  vi.spyOn(grid, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 320))
  const at = (place: number) => ({
    isPrimary: true,
    clientX: (place % SIZE) * 40 + 20,
    clientY: Math.floor(place / SIZE) * 40 + 20,
  })
  fireEvent.pointerDown(tile(one), at(one))
  fireEvent.pointerMove(tile(one), at(other))
  fireEvent.pointerMove(tile(one), at(one))
  fireEvent.pointerUp(tile(one), at(other))
  fireEvent.click(tile(one))
  await settle()
  expect(movesLeft()).toBe('20')
  expect(tiles().some((each) => each.getAttribute('aria-pressed') === 'true')).toBe(false)
})

it('is played with the keys: arrows go, Enter takes, an arrow swaps', async () => {
  await openBoard()
  const [one, other] = moveOnScreen()
  act(() => tile(0).focus())
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowLeft')
  expect(tile(0)).toHaveFocus()
  for (let row = 0; row < Math.floor(one / SIZE); row += 1) press('ArrowDown')
  for (let column = 0; column < one % SIZE; column += 1) press('ArrowRight')
  expect(tile(one)).toHaveFocus()
  fireEvent.click(tile(one))
  press(other === one + 1 ? 'ArrowRight' : 'ArrowDown')
  expect(tile(other)).toHaveFocus()
  await settle()
  expect(movesLeft()).toBe('20')
})

it('stands still in the background, and goes on when the person says so', async () => {
  await openBoard()
  await sandbox.quiet()
  const seen = vi.spyOn(document, 'visibilityState', 'get')
  const see = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
  }
  const move = moveOnScreen()
  swap(move)
  see('hidden')
  see('visible')
  expect(screen.getByText('游戏已暂停')).toBeVisible()
  await sandbox.quiet()
  expect(phase()).toBe('SWAP')
  fireEvent.click(screen.getByRole('button', { name: '继续' }))
  await settle()
  expect(score()).toBeGreaterThan(0)
  seen.mockRestore()
})

it('asks before a play that has begun is given up', async () => {
  const { user } = await openBoard()
  swap(moveOnScreen())
  await waitFor(() => expect(movesLeft()).toBe('20'))
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(await screen.findByText('本局成绩将作废')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '退出' }))
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
})

/** Plays an easy level to its end. */
async function finish() {
  swap(moveOnScreen())
  await settle()
}

it('asks the platform what a finished play has brought, and shows new cards', async () => {
  const { user } = await openBoard('easy_level,card_drops')
  const before = sandbox.seen('/listGames').length
  await finish()
  expect(await screen.findByRole('heading', { name: '目标达成' })).toBeInTheDocument()
  expect(await screen.findByText('获得新卡')).toBeVisible()
  expect(track).toHaveBeenCalledWith('collect-cards', 'page', 'game-end', { gameId: '91004' })
  expect(sandbox.seen('/listGames').length).toBe(before + 1)
  expect(sandbox.seen('/listCardCollections')).toHaveLength(2)
  await waitFor(() => expect(sandbox.seen('/listRewardPackage')).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: '再来一局' }))
  expect(movesLeft()).toBe('21')
  expect(score()).toBe(0)
})

it('promises nothing where the platform has no new card', async () => {
  const { user } = await openBoard('easy_level')
  await finish()
  expect(await screen.findByText(/^暂无新卡到账/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '返回卡册' }))
  await waitFor(() => expect(screen.queryByRole('grid', { hidden: true })).toBeNull())
})
