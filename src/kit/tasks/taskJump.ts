import type { TaskTarget } from '@/api/tasks'
import { destinationOf } from '@/kit/leave/destination'
import type { IsKnown } from '@/kit/texts/richLinks'
import { BASE_PATH } from '@/lib/env'

/** The target of a task, as this page can open it. */
export type TaskJump =
  /** A page of ours, as the router has it: without the base path. */
  | { kind: 'route'; to: string }
  | { kind: 'web'; href: string }
  | { kind: 'app'; path: string }
  | { kind: 'toast'; text: string }

export const IN_APP_TEXT = '请前往App完成'

/** @param here the origin of this page */
export function taskJumpOf(
  { jumpType, jumpUrl, appPath, toast }: Omit<TaskTarget, 'taskId'>,
  here = window.location.origin,
): TaskJump {
  const nowhere: TaskJump = { kind: 'toast', text: toast.trim() || IN_APP_TEXT }
  if (jumpType === 'APP') return { kind: 'app', path: appPath }
  if (jumpType !== 'H5') return nowhere
  return webJump(jumpUrl, here) ?? nowhere
}

/** A route without its query. */
export function pathOf(to: string): string {
  return to.split(/[?#]/)[0] ?? to
}

/** A page of ours that is not in the route table is the app's: the router would open home. */
export function withKnownPages(jump: TaskJump, isKnown: IsKnown): TaskJump {
  if (jump.kind !== 'route') return jump
  return isKnown(pathOf(jump.to)) ? jump : { kind: 'app', path: jump.to }
}

function webJump(jumpUrl: string, here: string): TaskJump | undefined {
  const isPath = /^\/(?![/\\])/.test(jumpUrl)
  if (!isPath && !/^https?:\/\//i.test(jumpUrl)) return undefined
  const href = destinationOf(jumpUrl, here)
  if (href === undefined) return undefined
  const { origin, pathname, search, hash } = new URL(href)
  const ours = pathname === BASE_PATH || pathname.startsWith(`${BASE_PATH}/`)
  if (origin !== here) return isPath ? undefined : { kind: 'web', href }
  if (!isPath && !ours) return { kind: 'web', href }
  const route = ours ? pathname.slice(BASE_PATH.length) || '/' : pathname
  // `/a/..//evil` becomes `//evil`.
  return route.startsWith('//') ? undefined : { kind: 'route', to: route + search + hash }
}
