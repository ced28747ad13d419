import { useEffect, useState } from 'react'
import { safeImage } from '@/lib/url/safeUrl'
import { PictureIcon } from '@/ui/icons'
import { usePinch } from './usePinch'
import styles from './ZoomableImage.module.css'

export interface ZoomableImageProps {
  src: string | undefined
  name: string
  current: boolean
  onZoom: (zoomed: boolean) => void
}

export function ZoomableImage({ src, name, current, onZoom }: ZoomableImageProps) {
  const [failed, setFailed] = useState(false)
  const { zoom, reset, handlers } = usePinch()
  const safe = safeImage(src)
  const zoomed = zoom.scale > 1

  useEffect(() => {
    if (current) onZoom(zoomed)
  }, [current, zoomed, onZoom])

  if (!current && zoomed) reset()

  return (
    <figure className={zoomed ? styles.zoomed : styles.slide} {...handlers}>
      {safe === undefined || failed ? (
        <figcaption className={styles.missing}>
          <PictureIcon className={styles.icon} />
          图片加载失败
        </figcaption>
      ) : (
        <img
          src={safe}
          alt={name}
          draggable={false}
          decoding="async"
          className={styles.image}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
          onError={() => setFailed(true)}
        />
      )}
    </figure>
  )
}
