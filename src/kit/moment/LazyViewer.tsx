import { useLazyLayer } from '@/ui/useLazyLayer'
import type { ViewerImage } from '@/ui/picture/ImageViewer'

interface LazyViewerProps {
  /** The images shown; undefined closes the viewer. */
  view: { images: readonly ViewerImage[]; start: number } | undefined
  onClose: () => void
}

const VIEWER = {
  name: 'ImageViewer',
  load: () => import('@/ui/picture/ImageViewer'),
  failedText: '图片打开失败，请稍后再试',
}

/** The full-screen viewer; its code is loaded with the first tap. */
export function LazyViewer({ view, onClose }: LazyViewerProps) {
  const open = view !== undefined
  const part = useLazyLayer(VIEWER, { open, onClose })
  if (!part) return null
  return (
    <part.ImageViewer
      open={open}
      onClose={onClose}
      images={view?.images ?? []}
      start={view?.start ?? 0}
    />
  )
}
