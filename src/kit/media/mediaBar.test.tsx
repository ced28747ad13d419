import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MediaBar } from './MediaBar'
import type { MediaTrack } from './media'
import { useMediaPlayer } from './useMediaPlayer'
import { beginPlaying, fakeMedia, mediaElement, reachSecond } from '@tests/support/fakeMedia'

const FIRST: MediaTrack = {
  id: '1',
  title: '第一节',
  src: 'https://a.example/1.mp3',
  kind: 'audio',
}
const SECOND: MediaTrack = {
  ...FIRST,
  id: '2',
  title: '第二节',
  src: 'https://a.example/2.mp4',
  kind: 'video',
}

beforeEach(() => {
  fakeMedia()
})

function Page({ sign = '' }) {
  const player = useMediaPlayer()
  return (
    <>
      {[FIRST, SECOND].map((track) => (
        <button
          key={track.id}
          type="button"
          onClick={() => player.player.toggle({ ...track, src: track.src + sign })}
        >
          听{track.title}
        </button>
      ))}
      <MediaBar player={player} />
    </>
  )
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const proto = HTMLMediaElement.prototype
const emit = (name: string) => fireEvent(mediaElement(), new Event(name))

describe('the player', () => {
  it('is not there before the first tap', () => {
    render(<Page />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('plays within the tap, and pauses and goes on with its button', () => {
    render(<Page />)
    tap('听第一节')
    expect(proto.play).toHaveBeenCalledTimes(1)
    expect(mediaElement().src).toBe(FIRST.src)
    beginPlaying()
    tap('暂停')
    expect(proto.pause).toHaveBeenCalled()
    tap('播放')
    expect(proto.play).toHaveBeenCalledTimes(2)
    // It is not loaded again.
    expect(proto.load).toHaveBeenCalledTimes(1)
  })

  it('is paused by a tap on the same track whose address was signed anew, and then takes that one', () => {
    const { rerender } = render(<Page />)
    tap('听第一节')
    beginPlaying()
    rerender(<Page sign="?sign=2" />)
    tap('听第一节')
    expect(mediaElement().paused).toBe(true)
    expect(mediaElement().src).toBe(FIRST.src)
    tap('听第一节')
    expect(mediaElement().src).toBe(`${FIRST.src}?sign=2`)
  })

  it('has a screen for what turns out to have pictures, though its address does not tell', () => {
    render(<Page />)
    tap('听第一节')
    expect(mediaElement().parentElement).toHaveClass('noScreen')
    vi.spyOn(mediaElement(), 'videoWidth', 'get').mockReturnValue(640)
    beginPlaying()
    expect(mediaElement().parentElement).toHaveClass('screen')
    tap('暂停')
    tap('听第一节')
    expect(mediaElement().parentElement).toHaveClass('screen')
    expect(proto.load).toHaveBeenCalledTimes(1)
  })

  it('plays one at a time: another one takes the same element', () => {
    render(<Page />)
    tap('听第一节')
    beginPlaying()
    tap('听第二节')
    expect(document.querySelectorAll('video')).toHaveLength(1)
    expect(mediaElement().src).toBe(SECOND.src)
    expect(screen.getByText('第二节')).toBeVisible()
  })

  it('plays one at a time over two players, too', () => {
    render(<Page />)
    render(<Page />)
    const [one, two] = screen.getAllByRole('button', { name: '听第一节' })
    fireEvent.click(one as HTMLElement)
    const first = mediaElement()
    fireEvent.click(two as HTMLElement)
    expect(first.paused).toBe(true)
  })

  it('goes on where a track was left, also after the page was left', () => {
    const { unmount } = render(<Page />)
    tap('听第一节')
    beginPlaying()
    reachSecond(33.7)
    unmount()
    render(<Page />)
    tap('听第一节')
    expect(screen.getByText('00:33 / --:--')).toBeVisible()
    beginPlaying()
    expect(mediaElement().currentTime).toBe(33)
  })

  it('begins again after the end, and where what was kept is beyond it', () => {
    const { unmount } = render(<Page />)
    tap('听第一节')
    beginPlaying()
    reachSecond(59)
    emit('ended')
    expect(sessionStorage).toHaveLength(0)
    unmount()
    sessionStorage.setItem('media:1', '900')
    render(<Page />)
    tap('听第一节')
    beginPlaying(60)
    expect(mediaElement().currentTime).toBe(0)
  })

  it('does not take the time of a track that is not there yet for its place', () => {
    sessionStorage.setItem('media:2', '20')
    render(<Page />)
    tap('听第二节')
    reachSecond(0)
    expect(sessionStorage.getItem('media:2')).toBe('20')
  })

  it('is moved by its slider', () => {
    render(<Page />)
    tap('听第一节')
    expect(screen.getByRole('slider', { name: '播放进度' })).toBeDisabled()
    beginPlaying()
    fireEvent.change(screen.getByRole('slider', { name: '播放进度' }), { target: { value: '42' } })
    expect(mediaElement().currentTime).toBe(42)
    expect(screen.getByText('00:42 / 01:00')).toBeVisible()
  })

  it('is loaded again by its button when it has failed', () => {
    render(<Page />)
    tap('听第一节')
    emit('error')
    expect(screen.getByText('加载失败，点击重试')).toBeVisible()
    tap('重试')
    expect(proto.load).toHaveBeenCalledTimes(2)
    beginPlaying()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('waits for another tap when the phone refuses the sound', async () => {
    vi.mocked(proto.play).mockImplementation(() => Promise.reject(new Error('NotAllowedError')))
    render(<Page />)
    tap('听第一节')
    expect(await screen.findByRole('button', { name: '播放' })).toBeVisible()
  })

  it.each([
    ['pagehide', () => void window.dispatchEvent(new Event('pagehide'))],
    [
      'visibilitychange',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('is silent when the page is out of sight: %s', (_, leave) => {
    render(<Page />)
    tap('听第一节')
    beginPlaying()
    act(leave)
    expect(mediaElement().paused).toBe(true)
  })

  it('is silent and has nothing to load when the page is left, or when it is closed', () => {
    const { unmount } = render(<Page />)
    tap('听第一节')
    beginPlaying()
    const media = mediaElement()
    tap('关闭播放器')
    expect(screen.queryByRole('region')).toBeNull()
    expect(media.paused).toBe(true)
    tap('听第一节')
    unmount()
    expect(media.paused).toBe(true)
    expect(media.hasAttribute('src')).toBe(false)
  })
})
