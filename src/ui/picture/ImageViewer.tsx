import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { safeImage } from '@/lib/url/safeUrl'
import { classes } from '@/ui/classes'
import { PictureIcon } from '@/ui/icons'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import layer from '@/ui/modal/ModalLayer.module.css'
import { CLOSE_UP, UNZOOMED, distance, middle, moveBy, zoomAt, type Point, type Zoom } from './zoom'
import styles from './ImageViewer.module.css'

export interface ViewerImage {
  /** From data: shown only if safe. */
  src: string | undefined
  name: string
}

export interface ImageViewerProps {
  open: boolean
  onClose: () => void
  images: readonly ViewerImage[]
  /** The index of the first image shown. */
  start?: number
}

/** Images on the whole screen: swipe between them, pinch or double tap to zoom. */
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

  // Not a layout effect: the dialog around it is opened by one, and before that all widths are 0.
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

interface ZoomableImageProps {
  src: string | undefined
  name: string
  current: boolean
  onZoom: (zoomed: boolean) => void
}

function ZoomableImage({ src, name, current, onZoom }: ZoomableImageProps) {
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

const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_REACH = 32

interface Tap extends Point {
  at: number
}

/** Pinch, double tap and drag on one element, by pointer events. */
function usePinch() {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef<Tap>(undefined)
  const moved = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    fingers.current.set(event.pointerId, pointOf(event))
    moved.current = fingers.current.size > 1
    if (zoom.scale > 1) event.currentTarget.setPointerCapture?.(event.pointerId)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const to = pointOf(event)
    const box = boxOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (distance(from, to) > 2) moved.current = true
    fingers.current.set(event.pointerId, to)
    setZoom((now) => {
      if (!other)
        return now.scale > 1 ? moveBy(now, { x: to.x - from.x, y: to.y - from.y }, box) : now
      const by = distance(to, other) / Math.max(1, distance(from, other))
      return zoomAt(now, now.scale * by, middle(to, other), box)
    })
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return
    if (event.type !== 'pointerup' || moved.current) return
    const tap = { ...pointOf(event), at: event.timeStamp }
    const before = lastTap.current
    const twice =
      before && tap.at - before.at < DOUBLE_TAP_MS && distance(tap, before) < DOUBLE_TAP_REACH
    lastTap.current = twice ? undefined : tap
    const box = boxOf(event)
    if (twice) setZoom((now) => (now.scale > 1 ? UNZOOMED : zoomAt(now, CLOSE_UP, tap, box)))
  }

  return {
    zoom,
    reset: () => setZoom(UNZOOMED),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
  }
}

/** From the middle of the element, as `zoomAt` expects it. */
function pointOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
}

function boxOf(event: PointerEvent<HTMLElement>): Point {
  return { x: event.currentTarget.clientWidth, y: event.currentTarget.clientHeight }
}
