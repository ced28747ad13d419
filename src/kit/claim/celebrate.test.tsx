import confetti from 'canvas-confetti'
import { beforeEach, expect, test, vi } from 'vitest'
import { celebrate, tint } from './celebrate'

const fire = vi.hoisted(() => vi.fn<() => Promise<null>>())
vi.mock('canvas-confetti', () => ({ default: { create: vi.fn<() => typeof fire>(() => fire) } }))

let lessMotion = false
beforeEach(() => {
  lessMotion = false
  fire.mockResolvedValue(null)
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
  const context = { fillStyle: '' } as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context)
})

test('is thrown without a worker, above an open dialog, and cleared away', async () => {
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  let end: (value: null) => void = () => undefined
  fire.mockReturnValue(
    new Promise((resolve) => {
      end = resolve
    }),
  )
  const done = celebrate()
  await vi.waitFor(() => expect(fire).toHaveBeenCalledTimes(2))
  const canvas = dialog.querySelector('canvas')
  expect(confetti.create).toHaveBeenCalledExactlyOnceWith(canvas, {
    useWorker: false,
    resize: true,
  })
  end(null)
  await done
  expect(document.querySelector('canvas')).toBeNull()
  dialog.remove()
})

test('people who want little motion see none', async () => {
  lessMotion = true
  await celebrate()
  expect(confetti.create).not.toHaveBeenCalled()
})

test('a failure is not missed', async () => {
  fire.mockRejectedValue(new Error('no canvas'))
  await celebrate()
  expect(document.querySelector('canvas')).toBeNull()
})

test('a tint is half way to white', () => {
  expect(tint('#000000')).toBe('#808080')
  expect(tint('#3457f0')).toBe('#9aabf8')
  expect(tint('#ffffff')).toBe('#ffffff')
})
