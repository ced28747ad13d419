import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

const proto = HTMLMediaElement.prototype

function setPaused(media: HTMLMediaElement, value: boolean): void {
  Object.defineProperty(media, 'paused', { value, configurable: true })
}

/** jsdom has no media: these record the calls on an element. `vi.restoreAllMocks()` removes them. */
export function fakeMedia() {
  const load = vi.spyOn(proto, 'load').mockImplementation(() => {})
  const play = vi.spyOn(proto, 'play').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, false)
    return Promise.resolve()
  })
  const pause = vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    setPaused(this, true)
    fireEvent(this, new Event('pause'))
  })
  return { load, play, pause }
}

/** The page's one medium. */
export const mediaElement = () => document.querySelector('video') as HTMLVideoElement

/** It begins to play, with this length in seconds. */
export function beginPlaying(duration = 60): void {
  const media = mediaElement()
  Object.defineProperty(media, 'duration', { value: duration, configurable: true })
  fireEvent(media, new Event('loadedmetadata'))
  fireEvent(media, new Event('playing'))
}

export function reachSecond(seconds: number): void {
  const media = mediaElement()
  media.currentTime = seconds
  fireEvent(media, new Event('timeupdate'))
}
