import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Course } from '@/api/forbes'
import { MediaBar } from '@/kit/media/MediaBar'
import { useMediaPlayer } from '@/kit/media/useMediaPlayer'
import { track } from '@/tracking/track'
import { beginPlaying, fakeMedia } from '@tests/support/fakeMedia'
import { renderInCampaign } from '@tests/support/inCampaign'
import { lessonsOf } from './course'
import { useLessons } from './Lessons'
import { MainBar } from './MainBar'

const COURSE = Course({
  courseId: '90001',
  lessons: [{ lessonId: '1', title: '开篇', free: true, mediaUrl: '/media/planet.mp4' }],
})
const LESSONS = lessonsOf(COURSE, window.location.href)

/** The page's bars, with a loaded course. */
function Trial() {
  const live = useMediaPlayer()
  const open = useLessons(COURSE.courseId, live.player)
  return (
    <>
      <MediaBar player={live} />
      <MainBar course={COURSE} lessons={LESSONS} player={live} onOpen={open} />
    </>
  )
}

describe('the lessons', () => {
  // Without any await: phones allow sound only within the tap.
  it('begin within the tap of the trial’s button, and pause with it', () => {
    const media = fakeMedia()
    renderInCampaign(<Trial />, 'shareFinancial')
    fireEvent.click(screen.getByRole('button', { name: '免费试听' }))
    expect(media.play).toHaveBeenCalledTimes(1)
    beginPlaying()
    fireEvent.click(screen.getByRole('button', { name: '暂停试听' }))
    expect(media.pause).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: '免费试听' })).toBeVisible()
    const tracked = vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
    expect(tracked).toEqual(['button/trial', 'button/trial'])
  })
})
