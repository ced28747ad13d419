import { useLayoutEffect, useRef, useState } from 'react'
import { safeImage } from '@/lib/url/safeUrl'
import { track } from '@/tracking/track'
import { PlayIcon } from '@/ui/icons'
import styles from './MomentVideo.module.css'

interface MomentVideoProps {
  /** Already safe. */
  src: string
  poster: string | undefined
  pageName: string
}

/** A video that plays in its place, with sound, when it is tapped. */
export function MomentVideo({ src, poster, pageName }: MomentVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting')
  const image = safeImage(poster)

  // The pressed button has gone. Not in the tap: only now the video takes the focus.
  useLayoutEffect(() => {
    if (state === 'playing') video.current?.focus({ preventScroll: true })
  }, [state])

  const play = () => {
    track(pageName, 'button', 'play')
    if (state === 'failed') video.current?.load()
    setState('playing')
    // In the tap itself, else a phone refuses the sound; a refusal leaves the browser's own controls.
    void video.current?.play().catch(() => undefined)
  }
  return (
    <div className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a moment of the platform has none */}
      <video
        ref={video}
        className={styles.video}
        // Without a poster, phones show a black box unless a time is asked for.
        src={image ? src : `${src}#t=0.1`}
        poster={image}
        preload={image ? 'none' : 'metadata'}
        controls={state === 'playing'}
        tabIndex={state === 'playing' ? 0 : undefined}
        playsInline
        aria-label="视频"
        onError={() => setState('failed')}
      />
      {state !== 'playing' && (
        <button type="button" className={styles.play} onClick={play}>
          <span className={styles.disc}>
            <PlayIcon />
          </span>
          <span className={state === 'failed' ? styles.note : 'visually-hidden'}>
            {state === 'failed' ? '视频加载失败，点击重试' : '播放视频'}
          </span>
        </button>
      )}
    </div>
  )
}
