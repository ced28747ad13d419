import { createContext, use, useState } from 'react'
import { safeImage } from '@/lib/url/safeUrl'
import { classes } from '@/ui/classes'
import { glyphOf, hueOf } from './hue'
import { PictureIcon } from '@/ui/icons'
import styles from './Picture.module.css'

export interface PictureProps {
  /** An address that came from data: an unsafe one is never requested. */
  src: string | undefined
  /** The alt text; also colours the placeholder and gives it its first character. */
  name: string
  /** Width to height. Without it, the class sets the height. */
  ratio?: number
  /** Beside a text with the same content: hidden from screen readers. */
  decorative?: boolean
  /** In the first screen: loads at once. */
  eager?: boolean
  className?: string
}

/**
 * True during a fling of a list: pictures that come into it then keep their placeholder and are not requested until it
 * slows down. Those that have begun to load stay.
 */
export const PicturesWait = createContext(false)

/** An image in a box that has its size before, without and after the image. */
export function Picture({ src, name, ratio, decorative = false, eager, className }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const isFlung = use(PicturesWait)
  const [waits, setWaits] = useState(isFlung)
  if (waits && !isFlung) setWaits(false)
  const safe = safeImage(src)
  const shown = safe === undefined || safe === failed || waits ? undefined : safe
  const hue = hueOf(name)
  const tint = `linear-gradient(135deg, hsla(${hue}, 62%, 62%, 0.34), hsla(${(hue + 36) % 360}, 62%, 56%, 0.26))`
  const alt = decorative ? '' : name
  const silent = shown !== undefined || alt === ''
  return (
    <span
      className={classes(styles.box, ratio === undefined && styles.free, className)}
      style={{ backgroundImage: tint, paddingTop: ratio ? `${100 / ratio}%` : undefined }}
      {...(silent ? {} : { role: 'img', 'aria-label': alt })}
    >
      {shown === undefined ? (
        <span className={styles.glyph} aria-hidden="true">
          {glyphOf(name) || <PictureIcon />}
        </span>
      ) : (
        <FadingImage
          key={shown}
          src={shown}
          alt={alt}
          eager={eager}
          onError={() => setFailed(shown)}
        />
      )}
    </span>
  )
}

interface FadingImageProps {
  src: string
  alt: string
  eager?: boolean
  onError: () => void
}

function FadingImage({ src, alt, eager = false, onError }: FadingImageProps) {
  const [loaded, setLoaded] = useState(false)
  return (
    <img
      // A cached image can be loaded before React listens.
      ref={(image) => {
        if (image?.complete && image.naturalWidth > 0) setLoaded(true)
      }}
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      data-loaded={loaded || undefined}
      className={styles.image}
      onLoad={() => setLoaded(true)}
      onError={onError}
    />
  )
}
