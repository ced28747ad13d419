import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, importChunk, loadChunk, loadPart, reloadingTo } from './loadChunk'
import { CSSChunkLoadError, ChunkLoadError } from './errors'

const ADDRESS = '/manufacturerDetail/:id'
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const never = () => new Promise<never>(() => {})

function fakeReloading(pageIsThere: () => Promise<boolean> = () => Promise.resolve(true)) {
  return { pageIsThere: vi.fn(pageIsThere), reload: vi.fn() }
}

/** The present state of a promise. */
async function outcomeOf(promise: Promise<unknown>): Promise<string> {
  let outcome = 'pending'
  promise.then(
    () => (outcome = 'loaded'),
    (error: unknown) => (outcome = error instanceof Error ? error.name : 'rejected'),
  )
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
  return outcome
}

it('hands the module on', async () => {
  const reloading = fakeReloading()
  const module = { Component: () => null }
  expect(await loadChunk(ADDRESS, () => Promise.resolve(module), reloading)).toBe(module)
  expect(reloading.reload).not.toHaveBeenCalled()
})

describe('a chunk that is gone', () => {
  it('reloads the page once, and shows nothing meanwhile', async () => {
    const reloading = fakeReloading()
    const loading = loadChunk(ADDRESS, gone, reloading)
    await vi.waitFor(() => expect(reloading.reload).toHaveBeenCalledTimes(1))
    expect(await outcomeOf(loading)).toBe('pending')
  })

  it('throws the second time, never a loop', async () => {
    void loadChunk(ADDRESS, gone, fakeReloading())
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
    for (let time = 0; time < 3; time++) {
      const reloading = fakeReloading()
      const error = await loadChunk(ADDRESS, gone, reloading).catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(ChunkLoadError)
      expect(error).toHaveProperty('name', 'ChunkLoadError')
      expect(error).toHaveProperty('message', `Loading chunk ${ADDRESS} failed`)
      expect(reloading.reload).not.toHaveBeenCalled()
    }
  })

  it('does not reload where no mark can be left: the next document would do it again', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const reloading = fakeReloading()
    const error = await loadChunk('/full', gone, reloading).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect(reloading.reload).not.toHaveBeenCalled()
  })

  it('reloads for each address once', async () => {
    for (const address of ['/', ADDRESS, '/trends-detail/:id']) {
      const reloading = fakeReloading()
      void loadChunk(address, gone, reloading)
      await vi.waitFor(() => expect(reloading.reload).toHaveBeenCalledTimes(1))
    }
  })

  it('may reload again after it has loaded in between: that is the next deploy', async () => {
    void loadChunk(ADDRESS, gone, fakeReloading())
    await vi.waitFor(() => expect(sessionStorage).toHaveLength(1))
    await loadChunk(ADDRESS, () => Promise.resolve({}), fakeReloading())
    const reloading = fakeReloading()
    void loadChunk(ADDRESS, gone, reloading)
    await vi.waitFor(() => expect(reloading.reload).toHaveBeenCalledTimes(1))
  })
})

it.each([
  ['the page itself does not answer', () => Promise.resolve(false)],
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not reload when %s: the person would lose the page', async (_, pageIsThere) => {
  const reloading = fakeReloading(pageIsThere)
  await expect(loadChunk(ADDRESS, gone, reloading)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(reloading.reload).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('asks the server for the page, without the cache and without its body', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', fetch)
  await expect(loadChunk(ADDRESS, gone)).rejects.toBeInstanceOf(ChunkLoadError)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: expect.any(AbortSignal) as AbortSignal,
  })
})

it('a server that never answers is not waited for', async () => {
  vi.useFakeTimers()
  const fetch = vi.fn((_: string, init: RequestInit) => untilAborted(init.signal))
  vi.stubGlobal('fetch', fetch)
  const failed = expect(loadChunk(ADDRESS, gone)).rejects.toBeInstanceOf(ChunkLoadError)
  await vi.advanceTimersByTimeAsync(5_000)
  await failed
  expect(fetch).toHaveBeenCalledOnce()
})

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
  })
}

it('asks for the page that a tap wants to reach, when there is one', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })))
  vi.stubGlobal('fetch', fetch)
  const reloading = reloadingTo(() => '/mfuwu/manufacturerDetail/10001?from=card')
  await expect(loadChunk(ADDRESS, gone, reloading)).rejects.toBeInstanceOf(ChunkLoadError)
  const { href } = new URL('/mfuwu/manufacturerDetail/10001?from=card', window.location.href)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(href, expect.anything())
})

it.each([
  'Unable to preload CSS for /mfuwu/assets/page-1.css',
  'Failed to load https://cdn.example/mfuwu/assets/page-1.css?t=1',
])('names a style sheet by its own error: %s', async (message) => {
  const noSheet = () => Promise.reject(new Error(message))
  const error = await loadChunk(
    ADDRESS,
    noSheet,
    fakeReloading(() => Promise.resolve(false)),
  ).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CSSChunkLoadError)
  expect(error).toHaveProperty('name', 'CSSChunkLoadError')
  expect(error).toHaveProperty('message', `Loading CSS chunk ${ADDRESS} failed`)
})

it.each([
  'https://css.example/mfuwu/assets/page-1.js',
  'https://cdn.css.example/mfuwu/assets/page-1.js',
  'https://cdn.example/mfuwu/assets/page-CSSx1.js',
])('a script is no style sheet, whatever its address: %s', async (address) => {
  const cause = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  const offline = fakeReloading(() => Promise.resolve(false))
  await expect(loadChunk(ADDRESS, () => Promise.reject(cause), offline)).rejects.toHaveProperty(
    'name',
    'ChunkLoadError',
  )
})

it('keeps what happened as the cause', async () => {
  const cause = new TypeError('Importing a module script failed.')
  const failing = loadChunk(ADDRESS, () => Promise.reject(cause), fakeReloading(never))
  expect(await outcomeOf(failing)).toBe('pending')
  const offline = fakeReloading(() => Promise.resolve(false))
  await expect(loadChunk(ADDRESS, () => Promise.reject(cause), offline)).rejects.toHaveProperty(
    'cause',
    cause,
  )
})

describe('the time-out', () => {
  it('is 120 s, not a moment less', async () => {
    vi.useFakeTimers()
    const reloading = fakeReloading(() => Promise.resolve(false))
    const loading = loadChunk(ADDRESS, never, reloading)
    loading.catch(() => {})
    await vi.advanceTimersByTimeAsync(119_999)
    expect(await outcomeOf(loading)).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcomeOf(loading)).toBe('ChunkLoadError')
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })

  it('leaves no timer behind a chunk that arrives', async () => {
    vi.useFakeTimers()
    await loadChunk(ADDRESS, () => Promise.resolve({}), fakeReloading())
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a part that comes later', () => {
  const fields = (html: string) => {
    document.body.innerHTML = html
  }
  afterEach(() => document.body.replaceChildren())

  it.each([
    ['nothing to type into', ''],
    ['an empty field', '<input value=""><textarea></textarea>'],
    ['a box that is ticked', '<input type="checkbox" value="on" checked>'],
  ])('reloads the page once, with %s', async (_, html) => {
    fields(html)
    const reloading = fakeReloading()
    void loadPart('PhoneLoginForm', gone, reloading)
    await vi.waitFor(() => expect(reloading.reload).toHaveBeenCalledTimes(1))
  })

  it.each([
    ['a field', '<input type="tel" value="138">'],
    ['a text', '<textarea>留言</textarea>'],
  ])('reloads nothing over %s that is typed in', async (_, html) => {
    fields(html)
    const reloading = fakeReloading()
    await expect(loadPart('PhoneLoginForm', gone, reloading)).rejects.toBeInstanceOf(ChunkLoadError)
    expect(reloading.reload).not.toHaveBeenCalled()
  })
})

it('an ornament that does not come reloads nothing', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await expect(importChunk('confetti', gone)).rejects.toHaveProperty('name', 'ChunkLoadError')
  expect(fetch).not.toHaveBeenCalled()
})

it('a part has 120 s as well', async () => {
  vi.useFakeTimers()
  const loading = importChunk('confetti', never)
  loading.catch(() => {})
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await outcomeOf(loading)).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcomeOf(loading)).toBe('ChunkLoadError')
})
