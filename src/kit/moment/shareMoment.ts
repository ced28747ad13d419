import type { Moment } from '@/api/moment'
import { momentPath, wordsOf } from '@/kit/feed/feed'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { track } from '@/tracking/track'
import { UNNAMED } from './article/AuthorRow'

const TEXT_LENGTH = 60

/** Shares the moment itself, also where it is read for a task. */
export function shareMoment(moment: Moment, pageName: string): void {
  const { momentId } = moment
  track(pageName, 'button', 'share', { momentId })
  void shareLink({
    title: `${moment.authorName || UNNAMED}的动态`,
    text: Array.from(wordsOf(moment)).slice(0, TEXT_LENGTH).join(''),
    url: shareUrl(momentPath(moment) ?? '/'),
    imageUrl: '',
  })
}
