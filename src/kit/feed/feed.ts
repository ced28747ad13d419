import type { Moment } from '@/api/moment'
import { isDigits } from '@/lib/ids'

/** For a paged list of moments. */
export const momentIdOf = ({ momentId }: Moment): string => momentId

/** The address of the full moment; undefined if its id fits no address. */
export function momentPath({ momentId }: Pick<Moment, 'momentId'>): string | undefined {
  return isDigits(momentId) ? `/trends-detail/${momentId}` : undefined
}

/** The text of a moment in a feed. */
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

/** Deleted or unpublished moments are in no feed. */
export function publishedOf(moments: readonly Moment[]): readonly Moment[] {
  return moments.filter(({ status }) => status === 'NORMAL')
}
