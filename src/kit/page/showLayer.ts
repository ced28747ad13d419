import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** As long as a layer takes to leave the screen. */
const LEAVING_MS = 600

export interface Layer {
  open: boolean
  close: () => void
}

/**
 * Draws a layer in a root of its own, for what any button of any page may come to: no page has to make room for it.
 * The returned function closes it; more than once is no harm.
 */
export function showLayer(draw: (layer: Layer) => ReactNode): () => void {
  const host = document.createElement('div')
  document.body.append(host)
  const root = createRoot(host)
  let open = true
  const render = () => root.render(draw({ open, close }))
  function close() {
    if (!open) return
    open = false
    render()
    setTimeout(() => {
      root.unmount()
      host.remove()
    }, LEAVING_MS)
  }
  render()
  return close
}
