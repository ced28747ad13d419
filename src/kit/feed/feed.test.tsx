import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Moment } from '@/api/moment'
import { track } from '@/tracking/track'
import { renderInCampaign } from '@tests/support/inCampaign'
import { FeedRow } from './FeedRow'
import { momentPath, publishedOf, wordsOf } from './feed'

const MOMENT: Moment = {
  momentId: '900719925474099123',
  authorUid: '1',
  authorName: '138****8000',
  authorAvatar: '',
  content: '今晚的\n云',
  images: ['/a.svg', 'javascript:alert(1)', '/c.svg', '/d.svg'],
  videoUrl: '',
  topics: [],
  publishTime: '',
  likeCount: 12_345,
  commentCount: 3,
  shareCount: 0,
  viewCount: 0,
  liked: false,
  locationName: '',
  status: 'NORMAL',
}

it('shows who and what, at most three pictures, and leads to the moment', () => {
  renderInCampaign(<FeedRow moment={MOMENT} />)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/\/trends-detail\/900719925474099123$/),
  )
  expect(link).toHaveTextContent('138****8000')
  expect(link).toHaveTextContent('今晚的 云')
  expect(link).toHaveTextContent('1.23万')
  fireEvent.click(link)
  expect(track).toHaveBeenCalledWith(expect.anything(), 'card', 'moment', {
    momentId: '900719925474099123',
  })
})

it('leads nowhere without an id that an address can hold', () => {
  renderInCampaign(<FeedRow moment={{ ...MOMENT, momentId: '../x' }} />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText('今晚的 云')).toBeVisible()
  expect(momentPath({ momentId: '' })).toBeUndefined()
})

it('says what a moment without words is', () => {
  const say = (more: Partial<Moment>) => wordsOf({ ...MOMENT, content: ' \n ', ...more })
  expect(say({})).toBe('分享图片')
  expect(say({ images: [], videoUrl: '/a.mp4' })).toBe('分享视频')
  expect(say({ images: [] })).toBe('分享动态')
})

it('leaves out what has been taken down', () => {
  const gone = { ...MOMENT, status: 'DELETED' } as const
  expect(publishedOf([MOMENT, gone, { ...gone, status: 'AUDITING' }])).toEqual([MOMENT])
})
