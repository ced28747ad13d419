import type { Moment } from '@/api/moment'
import { isDigits } from '@/lib/ids'

/** For a paged list of moments. */
export const momentIdOf = ({ momentId }: Moment): string => momentId

/** Where all of it can be read; undefined without an id that an address can hold. */
export function momentPath({ momentId }: Pick<Moment, 'momentId'>): string | undefined {
  return isDigits(momentId) ? `/trends-detail/${momentId}` : undefined
}

/** What can be read of it in a feed. */
export function wordsOf({
  content,
  images,
  videoUrl,
}: Pick<Moment, 'content' | 'images' | 'videoUrl'>): string {
  const words = content.replace(/\s+/g, ' ').trim()
  if (words !== '') return words
  if (images.length > 0) return '分享图片'
  return videoUrl === '' ? '分享动态' : '分享视频'
}

/** What has been taken down, or is not published yet, is in no feed. */
export function publishedOf(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ status }) => status === 'NORMAL')
}
