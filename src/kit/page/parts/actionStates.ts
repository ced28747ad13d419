import type { ShellStateName } from '@/kit/page/shell/shellState'

/** What blocks the main action. READY: nothing. */
export type ActionState =
  | 'READY'
  | 'GUEST'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'OFFLINE'
  | 'LOCKED'
  | 'CLAIMED'
  | 'SOLD_OUT'
  | 'LACK'
  | 'LIMIT'
  | 'PENDING'

export interface ActionWords {
  /** On the button. */
  label: string
  /** False if a tap still does something: opens the login, or explains how to get more. */
  disabled: boolean
}

/** The button's label while the action is not open. */
export const ACTION_WORDS = {
  GUEST: { label: '登录后参与', disabled: false },
  NOT_STARTED: { label: '敬请期待', disabled: true },
  ENDED: { label: '活动已结束', disabled: true },
  OFFLINE: { label: '活动已下线', disabled: true },
  LOCKED: { label: '未达成', disabled: true },
  CLAIMED: { label: '已领取', disabled: true },
  SOLD_OUT: { label: '已抢光', disabled: true },
  LACK: { label: '积分不足', disabled: false },
  LIMIT: { label: '已达上限', disabled: true },
  PENDING: { label: '处理中', disabled: true },
} as const satisfies Record<Exclude<ActionState, 'READY'>, ActionWords>

/**
 * The state of a page's main action: the campaign's state comes first, then the login, then the action's own state.
 * @param own the action's own state, e.g. CLAIMED
 */
export function actionStateOf(
  shell: ShellStateName,
  loggedIn: boolean,
  own: ActionState = 'READY',
): ActionState {
  if (shell === 'NOT_STARTED' || shell === 'ENDED' || shell === 'OFFLINE') return shell
  return shell === 'GUEST' || !loggedIn ? 'GUEST' : own
}
