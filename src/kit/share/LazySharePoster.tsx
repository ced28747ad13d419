import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { showToast } from '@/ui/toast'
import type { SharePosterProps } from './SharePoster'

/** The poster; its code comes when it is first opened. */
export function LazySharePoster(props: SharePosterProps) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<ComponentType<SharePosterProps>>()
  const wanted = open && !Loaded

  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    import('./SharePoster').then(
      ({ SharePoster }) => setLoaded(() => SharePoster),
      () => {
        if (left) return
        showToast('海报生成失败，请重试')
        onClose()
      },
    )
    return () => {
      left = true
    }
  }, [wanted, onClose])

  return Loaded ? <Loaded {...props} /> : null
}
