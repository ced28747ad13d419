import type { NewcomerGift, ResidentStage } from '@/api/originalResident'
import { actionStateOf } from '@/kit/campaign/actionStates'
import type { ActionState } from '@/kit/campaign/actionStates'
import type { Stage } from '@/kit/campaign/ladder'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { isDigits } from '@/lib/ids'
import { lastOf } from '@/lib/lastOf'

/** 「No.000128」; 「No.--」 where nobody is known. */
export function residentNumber(residentNo: string): string {
  return isDigits(residentNo) ? `No.${residentNo.padStart(6, '0')}` : 'No.--'
}

export interface FaceSigns {
  /** The address names somebody who invites. */
  invited: boolean
  inApp: boolean
  /** It names the person who looks at it; undefined while that cannot be told. */
  own: boolean | undefined
}

export type Face = 'resident' | 'newcomer'

/** Residents invite; newcomers were invited, by somebody else and outside the app. */
export function faceOf({ invited, inApp, own }: FaceSigns): Face | undefined {
  if (!invited || inApp || own) return 'resident'
  return own === undefined ? undefined : 'newcomer'
}

/**
 * The stages as the ladder draws them, with those that were claimed since the platform was asked. One without an id
 * could not be claimed, nor told from another.
 */
export function stagesOf(
  stages: readonly ResidentStage[],
  claimed: ReadonlySet<string>,
  image: (address: string) => string | undefined,
): Stage[] {
  const named = stages.filter(({ stageId }) => stageId !== '')
  return named.map(({ stageId, need, rewardName, img, status }) => ({
    id: stageId,
    need,
    name: rewardName || '神秘奖励',
    img: image(img) ?? '',
    status: claimed.has(stageId) ? 'CLAIMED' : status,
  }))
}

/** The stage that the main button is about: what can be claimed, else what comes next, else how it ended. */
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

/** What is missing to a stage that is still locked. */
export function lockedText(
  { need }: Pick<Stage, 'need'>,
  have: number,
  more: (missing: number) => string,
): string {
  // The platform alone says that a stage is open.
  return need > have ? more(need - have) : '还未达到领取条件'
}

/**
 * How a guest or a member stands to the welcome gift. `OLD`: it is for others. Where there is none, a guest can `JOIN`,
 * and members are told nothing.
 */
export type GiftState = Exclude<ActionState, 'GUEST' | 'LOCKED'> | 'FORM' | 'OLD' | 'JOIN' | 'NONE'

export function giftStateOf(
  shell: ShellStateName,
  loggedIn: boolean,
  gift: Pick<NewcomerGift, 'eligible' | 'status'> | null,
  claimed: boolean,
): GiftState {
  if (shell === 'NOT_STARTED' || shell === 'ENDED' || shell === 'OFFLINE') return shell
  if (!gift) return loggedIn ? 'NONE' : 'JOIN'
  if (claimed || gift.status === 'CLAIMED') return 'CLAIMED'
  if (gift.status === 'SOLD_OUT') return 'SOLD_OUT'
  if (!loggedIn) return 'FORM'
  return gift.eligible ? 'READY' : 'OLD'
}

/** What 「去领取」 gives way to while nothing can be claimed. */
export function closedWord(shell: ShellStateName): string | undefined {
  if (shell === 'NOT_STARTED') return '敬请期待'
  return shell === 'ENDED' ? '已结束' : undefined
}
