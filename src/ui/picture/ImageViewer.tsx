import { useEffect, useRef, useState } from 'react'
import { classes } from '@/ui/classes'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { ZoomableImage } from './ZoomableImage'
import styles from './ImageViewer.module.css'
import layer from '@/ui/modal/ModalLayer.module.css'

export interface ViewerImage {
  /** From data: shown only when it is safe. */
  src: string | undefined
  name: string
}

export interface ImageViewerProps {
  open: boolean
  onClose: () => void
  images: readonly ViewerImage[]
  /** Which one is seen first. */
  start?: number
}

/** Images on the whole screen: swipe between them, pinch or double tap for a closer look. */
export function ImageViewer({ open, onClose, images, start = 0 }: ImageViewerProps) {
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="查看图片"
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <Slides images={images} start={start} />
      <CloseButton onClose={onClose} className={styles.close} />
    </ModalBase>
  )
}

function Slides({ images, start }: { images: readonly ViewerImage[]; start: number }) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(start)
  const [zoomed, setZoomed] = useState(false)

  // Not a layout effect: the dialog around it is opened by one, and before that nothing has a width.
  useEffect(() => {
    const element = track.current
    if (!element) return
    element.scrollLeft = start * element.clientWidth
    // Arrow keys scroll what has the focus.
    element.tabIndex = 0
  }, [start])

  return (
    <>
      <div
        ref={track}
        className={zoomed ? styles.still : styles.track}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        {images.map((image, index) => (
          <ZoomableImage
            key={`${index}${image.src}`}
            {...image}
            current={index === current}
            onZoom={setZoomed}
          />
        ))}
      </div>
      <p className={styles.counter} aria-live="polite">
        {`${Math.min(current + 1, images.length)}/${images.length}`}
      </p>
    </>
  )
}
