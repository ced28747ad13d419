import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { loadPart } from '@/lib/failure/loadChunk'
import type { ImageViewerProps, ViewerImage } from '@/ui/picture/ImageViewer'
import { showToast } from '@/ui/toast/toast'

interface LazyViewerProps {
  /** What is being looked at; undefined closes the viewer. */
  view: { images: readonly ViewerImage[]; start: number } | undefined
  onClose: () => void
}

/** The full-screen viewer; its code comes with the first tap. */
export function LazyViewer({ view, onClose }: LazyViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<ImageViewerProps>>()
  const wanted = view !== undefined && !Viewer

  const fail = useEffectEvent(() => {
    showToast('图片打开失败，请稍后再试')
    onClose()
  })

  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    loadPart('ImageViewer', () => import('@/ui/picture/ImageViewer')).then(
      ({ ImageViewer }) => setViewer(() => ImageViewer),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  if (!Viewer) return null
  return (
    <Viewer
      open={view !== undefined}
      onClose={onClose}
      images={view?.images ?? []}
      start={view?.start ?? 0}
    />
  )
}
