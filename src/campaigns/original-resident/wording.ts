import { currentVisit } from '@/bridge/environment'
import type { ShareContent } from '@/bridge/handlers'
import type { PosterCopy } from '@/kit/share/SharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import type { ShareParams } from '@/lib/url/shareUrl'
import { inviteMore, inviteNeed } from '@/kit/claim/ladder'

export interface Wording {
  ladder: string
  need: (need: number) => string
  more: (missing: number) => string
  earnMore: string
  noInvited: string
  oldUser: string
  /** The rewards of an invitation may be shown beside it. */
  showsRewards: boolean
}

const USUAL: Wording = {
  ladder: '邀请奖励',
  need: inviteNeed,
  more: inviteMore,
  earnMore: '赚更多',
  noInvited: '还没有邀请记录，快去邀请好友吧',
  oldUser: '你已是老用户，邀请好友也能领奖励',
  showsRewards: true,
}

/** WeChat forbids incentives to invite: there the text is neutral, without the rewards of an invitation. */
const IN_WECHAT: Wording = {
  ladder: '原住民之路',
  need: (need) => `${need}位好友同行`,
  more: (missing) => `还有${missing}位好友`,
  earnMore: '更多玩法',
  noInvited: '还没有邀请记录',
  oldUser: '你已是老用户，欢迎回来',
  showsRewards: false,
}

export function wording(): Wording {
  return currentVisit().visit === 'wechat' ? IN_WECHAT : USUAL
}

export const POSTER_COPY = {
  title: '原住民计划',
  line: '双月之下，帐篷已搭好，等你一起看日出',
  lineInWechat: '双月之下，一座沙漠营地的日出',
} satisfies PosterCopy

/** The content of a share: the page with the resident's code and id. */
export function shareOf(
  invitation: Pick<ShareParams, 'inviteCode' | 'inviterId' | 'activityId'>,
): ShareContent {
  return {
    title: '邀请你加入原住民计划',
    text: POSTER_COPY.lineInWechat,
    url: shareUrl('/original-resident', invitation),
    imageUrl: '',
  }
}
