import { useMemo, useState } from 'react'
import { LazyViewer } from '@/kit/moment/LazyViewer'
import { track } from '@/tracking/track'
import { Picture } from '@/ui/picture/Picture'
import styles from './MomentImages.module.css'

/** The platform allows nine; any more are only in the viewer. */
const MOST = 9
const WIDE = 4 / 3

interface MomentImagesProps {
  images: readonly string[]
  pageName: string
}

/** One large picture, or two to nine in a grid; a tap shows them on the whole screen. */
export function MomentImages({ images, pageName }: MomentImagesProps) {
  const [start, setStart] = useState<number>()
  const view = useMemo(() => viewFrom(images, start), [images, start])
  if (images.length === 0) return null
  const shown = images.slice(0, MOST)
  const hidden = images.length - shown.length

  const look = (index: number) => {
    track(pageName, 'card', 'image')
    setStart(index)
  }
  return (
    <>
      <div className={styles.grid} data-columns={columnsOf(shown.length)}>
        {shown.map((src, index) => (
          <button
            key={`${index}${src}`}
            type="button"
            className={styles.cell}
            aria-label={`查看图片 ${index + 1}/${images.length}`}
            onClick={() => look(index)}
          >
            <Picture
              src={src}
              name=""
              decorative
              eager={index === 0}
              ratio={shown.length === 1 ? WIDE : 1}
            />
            {hidden > 0 && index === MOST - 1 && (
              <span className={styles.more}>{`+${hidden}`}</span>
            )}
          </button>
        ))}
      </div>
      <LazyViewer view={view} onClose={() => setStart(undefined)} />
    </>
  )
}

function viewFrom(images: readonly string[], start: number | undefined) {
  if (start === undefined) return undefined
  return { start, images: images.map((src, index) => ({ src, name: `图片 ${index + 1}` })) }
}

function columnsOf(count: number): number {
  if (count === 1) return 1
  return count === 2 || count === 4 ? 2 : 3
}
