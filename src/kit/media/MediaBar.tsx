import { useLayoutEffect, useRef } from 'react'
import { classes } from '@/ui/classes'
import { Dots } from '@/ui/button/Dots'
import { CloseIcon, PauseIcon, PlayIcon, RefreshIcon } from '@/ui/icons'
import styles from './MediaBar.module.css'
import { clockText } from './media'
import type { Player, PlayerStatus } from './player'
import type { MediaPlayer } from './useMediaPlayer'

interface MediaBarProps {
  player: MediaPlayer
  className?: string
}

/** The playing track, with its pictures if it has any. Not rendered before the first tap. */
export function MediaBar({ player: playing, className }: MediaBarProps) {
  const { track, status, time, duration, player } = playing
  if (!track) return null
  return (
    <section className={classes(styles.bar, className)} aria-label="播放器">
      <Screen player={player} isShown={track.kind === 'video' && status !== 'failed'} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.main}
          aria-label={LABELS[status]}
          onClick={() => player.toggle(track)}
        >
          <MainIcon status={status} />
        </button>
        <div className={styles.words}>
          <p className={styles.title}>{track.title}</p>
          {status === 'failed' ? (
            <p className={styles.failed} role="alert">
              加载失败，点击重试
            </p>
          ) : (
            <Progress player={player} time={time} duration={duration} />
          )}
        </div>
        <button
          type="button"
          className={styles.close}
          aria-label="关闭播放器"
          onClick={player.stop}
        >
          <CloseIcon />
        </button>
      </div>
    </section>
  )
}

const LABELS: Readonly<Record<PlayerStatus, string>> = {
  idle: '播放',
  paused: '播放',
  loading: '暂停',
  playing: '暂停',
  failed: '重试',
}

function MainIcon({ status }: { status: PlayerStatus }) {
  if (status === 'loading') return <Dots />
  if (status === 'failed') return <RefreshIcon />
  return status === 'playing' ? <PauseIcon /> : <PlayIcon />
}

function Screen({ player: { media }, isShown }: { player: Player; isShown: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.append(media)
    return () => media.remove()
  }, [media])
  return <div ref={box} className={isShown ? styles.screen : styles.noScreen} />
}

interface ProgressProps {
  player: Player
  time: number
  duration: number
}

function Progress({ player, time, duration }: ProgressProps) {
  const end = Math.max(1, Math.floor(duration))
  const at = Math.min(Math.floor(time), end)
  return (
    <div className={styles.progress}>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.done} style={{ transform: `scaleX(${at / end})` }} />
      </span>
      <input
        type="range"
        className={styles.slider}
        aria-label="播放进度"
        aria-valuetext={`${clockText(time)}，共${clockText(duration)}`}
        min={0}
        max={end}
        step={1}
        value={at}
        disabled={duration === 0}
        onChange={(event) => player.seek(Number(event.target.value))}
      />
      <span className={styles.times}>
        {clockText(time)} / {duration > 0 ? clockText(duration) : '--:--'}
      </span>
    </div>
  )
}
