import { currentVisit } from '@/bridge/environment'
import { isolated } from '@/lib/format/isolated'
import type { KeptGift, Outcome, InviteeStatus } from './fission'

/** WeChat forbids incentives: there the text describes the page, not its rewards (design 1.9). */
const isInWechat = () => currentVisit().visit === 'wechat'

export interface Wording {
  invites: string
  welcome: { title: string; line: string }
  /** Takes the place of that line once the box is open. */
  opened: string
  submit: string
  steps: readonly string[]
  how: string
  /** For the inviter. */
  handOn: string
  nobodyYet: string
}

const USUAL: Wording = {
  invites: '邀请你一起拆礼盒',
  welcome: { title: '和好友一起开启新世界', line: '一份见面礼，等你亲手拆开' },
  opened: '见面礼已经拆开，一起出发吧',
  submit: '拆开礼盒',
  how: '三步拆开见面礼',
  handOn: '把礼盒的链接交给好友，一起点亮星球',
  nobodyYet: '还没有好友拆开礼盒，快去邀请吧',
  steps: ['验证手机号', '拆开礼盒', '打开App查看'],
}

const IN_WECHAT: Wording = {
  invites: '好友邀请你来看看',
  welcome: { title: '好友邀请你来看看', line: '一座等你点亮的数字世界' },
  opened: '一座等你点亮的数字世界',
  submit: '进去看看',
  how: '三步进入新世界',
  handOn: '把链接交给好友，一起点亮星球',
  nobodyYet: '还没有邀请记录',
  steps: ['验证手机号', '认识你的星球', '打开App逛逛'],
}

export function wording(): Wording {
  return isInWechat() ? IN_WECHAT : USUAL
}

interface Words {
  title: string
  text: string
}

/** The text of the card when there is no form. */
export function resultWords(
  view: Exclude<InviteeStatus, 'form' | 'asking'>,
  gift: KeptGift | undefined,
): Words {
  switch (view) {
    case 'SUCCESS':
      return { title: '礼盒已拆开', text: giftText(gift) }
    case 'PROCESSING':
      return { title: '礼盒已拆开', text: `${giftText(gift)} · 处理中` }
    case 'SOLD_OUT':
      return { title: '礼盒已派完', text: '这次没赶上，数字世界的大门一直开着' }
    case 'OLD':
      return isInWechat()
        ? { title: '欢迎回来', text: '你已注册过，打开App继续探索' }
        : { title: '你已注册过，无法领取新人礼', text: '打开App，继续你的旅程' }
    case 'UNKNOWN':
      return { title: '结果请到App查看', text: '刚才的提交没有收到答复，以App内显示为准' }
    case 'ended':
      return { title: '活动已结束', text: '数字世界的大门一直开着' }
    case 'soon':
      return { title: '活动即将开始', text: '倒计时结束后，礼盒就在这里' }
  }
}

function giftText(gift: KeptGift | undefined): string {
  const name = gift?.name || '新人礼物'
  return isInWechat() || !gift?.amountText ? name : `${isolated(name)} · ${gift.amountText}`
}

/** The line beside a gift that came without the bond; undefined if there is none. */
export function bondText(gift: KeptGift | undefined): string | undefined {
  return gift?.isBoundElsewhere ? '好友关系未建立：你已绑定其他邀请人' : undefined
}

/** The box is open only once the platform has given its content. */
export function isOpenBox(outcome: InviteeStatus | Outcome): boolean {
  return outcome === 'SUCCESS' || outcome === 'PROCESSING'
}
