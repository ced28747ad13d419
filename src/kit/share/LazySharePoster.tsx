import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { loadPart } from '@/lib/loadChunk'
import { showToast } from '@/ui/toast'
import type { SharePosterProps } from './SharePoster'

/** The poster; its code comes when it is first opened. */
export function LazySharePoster(props: SharePosterProps) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<ComponentType<SharePosterProps>>()
  const wanted = open && !Loaded

  const fail = useEffectEvent(() => {
    showToast('海报生成失败，请重试')
    onClose()
  })

  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    loadPart('SharePoster', () => import('./SharePoster')).then(
      ({ SharePoster }) => setLoaded(() => SharePoster),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  return Loaded ? <Loaded {...props} /> : null
}
