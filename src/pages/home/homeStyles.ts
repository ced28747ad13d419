import { importChunk } from '@/lib/failure/loadChunk'

let loading: Promise<void> | undefined

/**
 * A page's own document does not have the home page's styles: a navigation from there waits for them.
 * @throws CSSChunkLoadError
 */
export function loadHomeStyles(): Promise<void> {
  const href = window.__early?.homeStyles
  if (href === undefined) return Promise.resolve()
  loading ??= importChunk(href, () => loadStyle(href))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

function loadStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Unable to preload CSS for ${href}`))
    }
    document.head.append(link)
  })
}
