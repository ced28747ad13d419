import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react'

/** More pixels cost time and are not visible. */
const MOST_RATIO = 2

export interface Surface {
  /** Scaled: one unit is one CSS px. */
  context: CanvasRenderingContext2D
  /** In CSS px. */
  width: number
  height: number
  /** Device pixels in a CSS px, 2 at most: sprites are drawn ahead at this scale. */
  ratio: number
}

export interface CanvasHandle {
  /** For `GameCanvas`. */
  attach: (canvas: HTMLCanvasElement | null) => (() => void) | undefined
  /** Null before the first layout, and if the browser has no canvas. */
  surface: RefObject<Surface | null>
}

/**
 * Keeps a canvas as large as its box, sharp on the screen it is on. Hand it to `GameCanvas`, read `surface` in `draw`.
 * @param onResize after each change of size, with the canvas empty
 * @param mostRatio fewer device pixels in a CSS px for a phone that draws too slowly
 */
export function useCanvas(
  onResize?: (surface: Surface) => void,
  mostRatio = MOST_RATIO,
): CanvasHandle {
  const surface = useRef<Surface | null>(null)
  const latest = useRef(onResize)
  useLayoutEffect(() => {
    latest.current = onResize
  })
  const attach = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return undefined
      return watchSize(canvas, () => {
        surface.current = surfaceOf(canvas, mostRatio)
        if (surface.current) latest.current?.(surface.current)
      })
    },
    [mostRatio],
  )
  return { attach, surface }
}

function watchSize(canvas: HTMLCanvasElement, fit: () => void): () => void {
  fit()
  if (typeof ResizeObserver === 'undefined') {
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }
  const observer = new ResizeObserver(fit)
  observer.observe(canvas)
  return () => observer.disconnect()
}

function surfaceOf(canvas: HTMLCanvasElement, mostRatio: number): Surface | null {
  const context = canvas.getContext('2d')
  const { clientWidth: width, clientHeight: height } = canvas
  if (!context || width === 0 || height === 0) return null
  const ratio = Math.min(window.devicePixelRatio || 1, mostRatio)
  canvas.width = Math.round(width * ratio)
  canvas.height = Math.round(height * ratio)
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return { context, width, height, ratio }
}
