import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const eruda = vi.hoisted(() => ({ init: vi.fn(), destroy: vi.fn(), get: vi.fn() }))
vi.mock('eruda', () => ({ default: eruda }))
const set = vi.fn()

beforeEach(() => {
  vi.resetModules()
  eruda.get.mockReturnValue({ config: { set } })
})
afterEach(() => vi.unstubAllEnvs())

it.each([true, false])(
  'runs typed commands only where no policy forbids it: DEV %s',
  async (dev) => {
    vi.stubEnv('DEV', dev)
    const { switchConsole } = await import('./lab/debugConsole')
    expect((await switchConsole()).detail).toContain('已打开')
    expect(eruda.get).toHaveBeenCalledWith('console')
    expect(set).toHaveBeenLastCalledWith('jsExecution', dev)
    expect((await switchConsole()).detail).toBe('已关闭')
    expect(eruda.destroy).toHaveBeenCalled()
  },
)
