import type { NewCampaign } from '@/api/newCampaign'
import { actionStateOf, type ActionState } from '@/kit/page/parts/actionStates'
import type { ShellStateName } from '@/kit/page/shell/shellState'

interface Visitor {
  shell: ShellStateName
  loggedIn: boolean
  /** Undefined for a guest: the platform sends nothing. */
  campaign: Pick<NewCampaign, 'gift' | 'giftDays'> | undefined
}

/** What blocks today's gift, or `READY`. */
export function actionOf({ shell, loggedIn, campaign }: Visitor): ActionState {
  const gift = campaign?.gift ?? 'LOCKED'
  return actionStateOf(shell, loggedIn, gift === 'CLAIMABLE' ? 'READY' : gift)
}

/** The line below the gift. */
export function lineOf({ shell, loggedIn, campaign }: Visitor): string {
  if (shell === 'ENDED') return '谢谢你来过，下次再见'
  if (!loggedIn || !campaign) return '登录后，每天可以打开一份礼物'
  const { gift, giftDays } = campaign
  if (gift === 'SOLD_OUT') return '今天的礼物送完了，明天早点来'
  if (gift === 'CLAIMED') return `已经收到${giftDays}份礼物，明天再来`
  return giftDays === 0 ? '打开你的第一份礼物' : `已经收到${giftDays}份礼物`
}
