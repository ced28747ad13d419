import { useEffect, useEffectEvent, useState } from 'react'
import { loadPart } from '@/lib/failure/loadChunk'
import { finishProgress, startProgress } from '@/lib/motion/progress'
import { savesData, whenIdle } from '@/lib/motion/rest'
import { showToast } from '@/ui/toast/toast'

/** A tap that has shown nothing for so long is taken for lost: then the bar at the top says that it is on its way. */
const SLOW_MS = 150

/** Keeps its identity. */
export interface LazyLayer<Module> {
  name: string
  load: () => Promise<Module>
  /** Shown as a toast when the code does not come. */
  failedText?: string
}

interface LazyLayerOptions {
  open: boolean
  onClose: () => void
  /** Its code is fetched before the tap, once the browser is at rest: somebody is likely to open it. */
  ahead?: boolean
}

/**
 * The code of something that lies over the page, fetched when it is first opened. What does not come is said and
 * closed, so that the next tap asks again.
 * @returns undefined until it is there
 */
export function useLazyLayer<Module>(
  layer: LazyLayer<Module>,
  { open, onClose, ahead = false }: LazyLayerOptions,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  const isWanted = open && module === undefined

  const fail = useEffectEvent(() => {
    showToast(layer.failedText ?? '加载失败，请稍后再试')
    onClose()
  })

  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    const slow = setTimeout(startProgress, SLOW_MS)
    loadPart(layer.name, layer.load).then(
      (part) => setModule(() => part),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
      clearTimeout(slow)
      finishProgress()
    }
  }, [isWanted, layer])

  useEffect(() => {
    if (!ahead || savesData()) return undefined
    // The tap that needs it asks again, and says what went wrong.
    return whenIdle(() => void layer.load().catch(() => {}))
  }, [ahead, layer])

  return module
}
