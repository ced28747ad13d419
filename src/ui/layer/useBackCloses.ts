import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { closeLayer, handLayerOver, openLayer } from './layerHistory'

/**
 * While `open`, the browser's Back calls `onClose` and stays on the page. Stacked layers close one by one.
 * @returns for a layer that navigates: call it and then navigate with `replace`, so that no dead entry is left behind
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const key = useRef({})
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!open) return undefined
    const layer = key.current
    openLayer(layer, () => close())
    return () => closeLayer(layer)
  }, [open])

  return useCallback(() => handLayerOver(key.current), [])
}
