import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** The longest closing animation of a layer. */
const LEAVING_MS = 600

export interface Layer {
  open: boolean
  close: () => void
}

/**
 * Renders a layer in a root of its own, for layers that a button of any page may open: no page has to include it. The
 * returned function closes it; calling it more than once does no harm.
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
