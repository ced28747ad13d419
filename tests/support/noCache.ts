/* Nothing is kept: `vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))`. */

export const createTtlCache = () => ({
  get: (_: string, load: () => unknown) => load(),
  clear() {},
})
