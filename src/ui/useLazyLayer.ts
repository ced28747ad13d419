import { createElement, useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { loadPart } from '@/lib/failure/loadChunk'
import { finishProgress, startProgress } from '@/lib/motion/progress'
import { loadAtRest } from '@/lib/motion/rest'
import { showToast } from '@/ui/toast/toast'

/** A tap without a response for this long seems lost: then the bar at the top shows that it is loading. */
const SLOW_MS = 150

/** Must keep its identity. */
export interface LazyLayer<Module> {
  name: string
  load: () => Promise<Module>
  /** Shown as a toast if the code does not load. */
  failedText?: string
  /** Its code, once it has been fetched. */
  loaded?: Module
}

interface LazyLayerOptions {
  open: boolean
  onClose: () => void
  /** Its code is fetched before the tap, once the browser is at rest: for layers likely to be opened. */
  ahead?: boolean
}

/**
 * The code of a layer, fetched when it is first opened. A failure is shown and closes the layer, so that the next tap
 * asks again.
 * @returns undefined until it is there
 */
export function useLazyLayer<Module>(
  layer: LazyLayer<Module>,
  { open, onClose, ahead = false }: LazyLayerOptions,
): Module | undefined {
  const [module, setModule] = useState<Module>()
  // Fetched ahead of the tap, it opens in the tap's own render.
  if (open && module === undefined && layer.loaded !== undefined) setModule(() => layer.loaded)
  const isWanted = open && module === undefined

  const fail = useEffectEvent(() => {
    showToast(layer.failedText ?? '加载失败，请稍后再试')
    onClose()
  })

  useEffect(() => {
    if (!isWanted) return undefined
    let left = false
    const slow = setTimeout(startProgress, SLOW_MS)
    loadPart(layer.name, () => fetchLayer(layer)).then(
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

  useEffect(() => (ahead ? loadAtRest(() => fetchLayer(layer)) : undefined), [ahead, layer])

  return module
}

async function fetchLayer<Module>(layer: LazyLayer<Module>): Promise<Module> {
  const module = await layer.load()
  layer.loaded = module
  return module
}

type OpenState = Pick<LazyLayerOptions, 'open' | 'onClose'>

/**
 * A layer whose code the page does not need before its data, as a component: `useLazyLayer` with the layer's own props,
 * fetched before the tap.
 * @param stateOf for a layer without the props `open` and `onClose`
 * @example
 * const LazyApplyLayer = lazyLayer({
 *   name: 'ApplyLayer',
 *   load: async () => (await import('./ApplyLayer')).ApplyLayer,
 * })
 */
export function lazyLayer<Props extends OpenState>(
  layer: LazyLayer<ComponentType<Props>>,
): ComponentType<Props>
export function lazyLayer<Props extends object>(
  layer: LazyLayer<ComponentType<Props>>,
  stateOf: (props: Props) => OpenState,
): ComponentType<Props>
/* @__NO_SIDE_EFFECTS__ */
export function lazyLayer(
  layer: LazyLayer<ComponentType<OpenState>>,
  stateOf = ({ open, onClose }: OpenState) => ({ open, onClose }),
): ComponentType<OpenState> {
  return function Lazy(props) {
    const Layer = useLazyLayer(layer, { ...stateOf(props), ahead: true })
    return Layer ? createElement(Layer, props) : null
  }
}
