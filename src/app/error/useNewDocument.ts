import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ChunkLoadError } from '@/lib/failure/errors'
import { reloadIfThere } from '@/lib/failure/loadChunk'

const shownAt = new WeakMap<ChunkLoadError, string>()

/**
 * The router keeps a page's failed code, and so its error, for as long as the document lives. Opening such a page once
 * more loads a new document, unless the server cannot be reached.
 */
export function useNewDocument(error: unknown): void {
  const { key } = useLocation()
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) return undefined
    const first = shownAt.get(error)
    shownAt.set(error, key)
    if (first === undefined || first === key) return undefined
    let left = false
    void reloadIfThere(() => !left)
    return () => {
      left = true
    }
  }, [error, key])
}
