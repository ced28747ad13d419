import { NEWCOMER_STAGE } from '@/api/originalResident'
import type {
  NewcomerGift,
  ResidentRecord,
  ResidentRewards,
  ResidentStage,
} from '@/api/originalResident'
import { currentVisit } from '@/bridge/environment'
import type { Stage } from './stages'
import { actionStateOf, type ActionState } from '@/kit/page/parts/actionStates'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { isDigits } from '@/lib/ids'
import { lastOf } from '@/lib/lastOf'
import type { Tone } from '@/ui/button/Tag'

const USUAL = {
  ladder: '邀请奖励',
  need: (need: number) => `邀请${need}人`,
  more: (missing: number) => `再邀请${missing}人即可领取`,
  earnMore: '赚更多',
  noInvited: '还没有邀请记录，快去邀请好友吧',
  oldUser: '你已是老用户，邀请好友也能领奖励',
  /** The rewards of an invitation may be shown beside it. */
  showsRewards: true,
}

/** WeChat forbids incentives to invite: there the text is neutral, without the rewards of an invitation. */
const IN_WECHAT: typeof USUAL = {
  ladder: '原住民之路',
  need: (need) => `${need}位好友同行`,
  more: (missing) => `还有${missing}位好友`,
  earnMore: '更多玩法',
  noInvited: '还没有邀请记录',
  oldUser: '你已是老用户，欢迎回来',
  showsRewards: false,
}

export const wording = ({ visit } = currentVisit()) => (visit === 'wechat' ? IN_WECHAT : USUAL)

/** 「No.000128」, or 「No.--」 if unknown. */
export function residentNumber(residentNo: string): string {
  return isDigits(residentNo) ? `No.${residentNo.padStart(6, '0')}` : 'No.--'
}

interface RoleSigns {
  /** The address has an inviter. */
  invited: boolean
  inApp: boolean
  /** It is the visitor's own link; undefined while unknown. */
  own: boolean | undefined
}

export type Role = 'resident' | 'newcomer'

/** Residents invite; newcomers were invited, by another person and outside the app. */
export function roleOf({ invited, inApp, own }: RoleSigns): Role | undefined {
  if (!invited || inApp || own) return 'resident'
  return own === undefined ? undefined : 'newcomer'
}

/** The stages as the ladder draws them. One without an id could not be claimed, nor distinguished from another. */
export function stagesOf(
  stages: readonly ResidentStage[],
  image: (address: string) => string | undefined,
): Stage[] {
  const named = stages.filter(({ stageId }) => stageId !== '')
  return named.map(({ stageId, need, rewardName, img, status }) => ({
    id: stageId,
    need,
    name: rewardName || '神秘奖励',
    img: image(img) ?? '',
    status,
  }))
}

/** The stage of the main button: a claimable one, else the next one, else the last one. */
export function mainStageOf(stages: readonly Stage[]): Stage | undefined {
  const ordered = [...stages].sort((a, b) => a.need - b.need)
  const first = (status: Stage['status']) => ordered.find((stage) => stage.status === status)
  return first('CLAIMABLE') ?? first('LOCKED') ?? first('SOLD_OUT') ?? lastOf(ordered)
}

export function mainStateOf(
  shell: ShellStateName,
  loggedIn: boolean,
  stage: Stage | undefined,
): ActionState {
  const own = stage?.status === 'CLAIMABLE' ? 'READY' : (stage?.status ?? 'LOCKED')
  return actionStateOf(shell, loggedIn, own)
}

/** What is missing for a locked stage. */
export function lockedText(
  { need }: Pick<Stage, 'need'>,
  have: number,
  more: (missing: number) => string,
): string {
  // Only the platform can open a stage.
  return need > have ? more(need - have) : '还未达到领取条件'
}

/**
 * The welcome gift's state for a guest or a member. `OLD`: not eligible. Without a gift, a guest can `JOIN`, and
 * members see nothing.
 */
export type GiftState = Exclude<ActionState, 'GUEST' | 'LOCKED'> | 'FORM' | 'OLD' | 'JOIN' | 'NONE'

export function giftStateOf(
  shell: ShellStateName,
  loggedIn: boolean,
  gift: Pick<NewcomerGift, 'eligible' | 'status'> | null,
): GiftState {
  if (shell === 'NOT_STARTED' || shell === 'ENDED' || shell === 'OFFLINE') return shell
  if (!gift) return loggedIn ? 'NONE' : 'JOIN'
  if (gift.status === 'CLAIMED') return 'CLAIMED'
  if (gift.status === 'SOLD_OUT') return 'SOLD_OUT'
  if (!loggedIn) return 'FORM'
  return gift.eligible ? 'READY' : 'OLD'
}

/** The label that replaces 「去领取」 while nothing can be claimed. */
export function closedLabel(shell: ShellStateName): string | undefined {
  if (shell === 'NOT_STARTED') return '敬请期待'
  return shell === 'ENDED' ? '已结束' : undefined
}

export function isClaimed({ newUser, stages }: ResidentRewards, stageId: string): boolean {
  if (stageId === NEWCOMER_STAGE) return newUser?.status === 'CLAIMED'
  return stages.some((stage) => stage.stageId === stageId && stage.status === 'CLAIMED')
}

/** The rewards after the platform has confirmed this claim, until they are refetched. */
export function withClaimed(rewards: ResidentRewards, stageId: string): ResidentRewards {
  const { newUser, stages } = rewards
  const isGift = stageId === NEWCOMER_STAGE
  return {
    ...rewards,
    newUser: newUser && isGift ? { ...newUser, status: 'CLAIMED' } : newUser,
    stages: stages.map((stage) =>
      stage.stageId === stageId ? { ...stage, status: 'CLAIMED' } : stage,
    ),
  }
}

export const REWARDED: Record<ResidentRecord['status'], { label: string; tone: Tone }> = {
  SUCCESS: { label: '已到账', tone: 'success' },
  PROCESSING: { label: '处理中', tone: 'warn' },
  FAILED: { label: '发放失败', tone: 'danger' },
}

const PAGE_SIZE = 20

/** The first `pages` pages of an array of rows. */
export function pagesOf<Row>(rows: readonly Row[], pages: number) {
  const end = pages * PAGE_SIZE
  return { rows: rows.slice(0, end), hasMore: end < rows.length }
}

const STEPS = 3

/**
 * The small stones between the stage before and this one: from its middle to this one's, in a curve. `left` and `top`:
 * percent of the way's width and of a stage's height, from the stage's own upper left.
 */
export function stepsTo(index: number) {
  const to = index % 2 === 0 ? 34 : 66
  // The path to the first stage begins at the page's edge.
  const from = index === 0 ? 50 : 100 - to
  const start = index === 0 ? -10 : -50
  return Array.from({ length: STEPS }, (_, at) => {
    const way = (at + 1) / (STEPS + 1)
    return {
      left: from + (to - from) * way + (at % 2 === 0 ? 7 : -7) * (index % 2 === 0 ? 1 : -1),
      top: start + (50 - start) * (0.12 + way * 0.76),
      turn: ((index * 37 + at * 53) % 40) - 20,
    }
  })
}

/** Whether a small stone is lit by this progress; the last one is lit only when the stage is reached. */
export function isLit(at: number, count: number, progress: number): boolean {
  return progress >= (at + 1) / (count + 1)
}
