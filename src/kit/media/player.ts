import { keepPosition, positionOf, type MediaTrack } from './media'

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed'

export interface PlayerState {
  track: MediaTrack | undefined
  status: PlayerStatus
  /** Seconds; the duration is 0 while unknown. */
  time: number
  duration: number
}

export interface Player {
  /** Must be placed in the page where its pictures are to be shown. */
  media: HTMLVideoElement
  snapshot: () => PlayerState
  subscribe: (onChange: () => void) => () => void
  /**
   * Plays this one from its stored position; a second call pauses it. Synchronously in a tap, else a phone refuses the
   * sound.
   */
  toggle: (track: MediaTrack) => void
  seek: (seconds: number) => void
  pause: () => void
  /** Stops the sound and the loading. */
  stop: () => void
}

export const IDLE: PlayerState = { track: undefined, status: 'idle', time: 0, duration: 0 }

/** This close to its end it starts again from the beginning. */
const END_SECONDS = 1

/** One medium at a time, in the whole page. */
let playing: HTMLMediaElement | undefined

function takeTurn(media: HTMLMediaElement): void {
  if (playing !== media) playing?.pause()
  playing = media
}

/**
 * A player over one media element, which is the same for all tracks: it may continue because a tap has once started it.
 */
export function createPlayer(media: HTMLVideoElement): Player {
  let state = IDLE
  /** Its length is known and its position restored: only now its time counts. */
  let isReady = false
  const listeners = new Set<() => void>()
  const patch = (change: Partial<PlayerState>) => {
    state = { ...state, ...change }
    for (const onChange of listeners) onChange()
  }

  const load = (track: MediaTrack) => {
    isReady = false
    patch({ track, time: positionOf(track.id), duration: 0 })
    media.src = track.src
    media.load()
  }
  const play = () => {
    takeTurn(media)
    patch({ status: 'loading' })
    // Refused without a tap, or aborted by another track; an unreadable medium is reported by its error event.
    media
      .play()
      .catch(() => media.paused && state.status === 'loading' && patch({ status: 'paused' }))
  }

  const on = (name: keyof HTMLMediaElementEventMap, run: () => void) =>
    media.addEventListener(name, () => state.track && run())
  on('loadedmetadata', () => {
    const { duration } = media
    const left = positionOf(state.track?.id ?? '')
    if (left > 0 && left < duration - END_SECONDS) media.currentTime = left
    isReady = true
    patch({
      duration: Number.isFinite(duration) ? duration : 0,
      // Its address does not have to tell that it has pictures.
      ...(state.track && media.videoWidth > 0 && { track: { ...state.track, kind: 'video' } }),
    })
  })
  on('timeupdate', () => {
    // Updating once a second is enough.
    if (!isReady || !state.track) return
    if (Math.floor(media.currentTime) === Math.floor(state.time)) return
    keepPosition(state.track.id, media.currentTime)
    patch({ time: media.currentTime })
  })
  on('playing', () => patch({ status: 'playing' }))
  on('waiting', () => patch({ status: 'loading' }))
  on('pause', () => state.status !== 'failed' && patch({ status: 'paused' }))
  on('error', () => patch({ status: 'failed' }))
  on('ended', () => {
    if (state.track) keepPosition(state.track.id, 0)
    patch({ status: 'paused', time: 0 })
  })

  return {
    media,
    snapshot: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    toggle(track) {
      const isSame = state.track?.id === track.id
      const isOn = state.status === 'playing' || state.status === 'loading'
      if (isSame && isOn) return media.pause()
      // A signed address changes from answer to answer.
      if (!isSame || state.track?.src !== track.src || state.status === 'failed') load(track)
      return play()
    },
    seek(seconds) {
      if (!isReady) return
      media.currentTime = seconds
      patch({ time: seconds })
    },
    pause: () => state.track && media.pause(),
    stop() {
      if (!state.track) return
      media.pause()
      state = IDLE
      media.removeAttribute('src')
      media.load()
      patch(IDLE)
    },
  }
}
