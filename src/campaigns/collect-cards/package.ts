import type { RewardPackage } from '@/api/eliminateGame'
import type { ShellStateName } from '@/kit/page/shell/shellState'

interface PackageAction {
  label: string
  /** A tap does something: opens the reward, the login, or the app. */
  isOpen: boolean
}

/** The word for a campaign in which nothing can be done. */
export const CLOSED: Partial<Record<ShellStateName, string>> = {
  NOT_STARTED: '敬请期待',
  ENDED: '活动已结束',
}

/** A package's button. 「已领取」 and 「已抢光」 are shown also before and after the campaign. */
export function packageAction(item: RewardPackage, shell: ShellStateName): PackageAction {
  if (item.status === 'CLAIMED') return { label: '已领取', isOpen: false }
  if (item.status === 'SOLD_OUT') return { label: '已抢光', isOpen: false }
  if (item.status === 'LOCKED') return { label: progressText(item), isOpen: false }
  const closed = CLOSED[shell]
  return closed === undefined ? { label: '领取', isOpen: true } : { label: closed, isOpen: false }
}

/** 「进度3/5」; without a target only 未达成. */
export function progressText({ progress, need }: Pick<RewardPackage, 'progress' | 'need'>): string {
  return need > 0 ? `进度${Math.min(progress, need)}/${need}` : '未达成'
}

/** 0 to 1. */
export function progressShare({
  progress,
  need,
}: Pick<RewardPackage, 'progress' | 'need'>): number {
  return need > 0 ? Math.min(1, progress / need) : 0
}

/** The list with one package in another state, as a write has been answered. */
export function withStatus(
  packages: readonly RewardPackage[],
  packageId: string,
  status: RewardPackage['status'],
): RewardPackage[] {
  return packages.map((item) => (item.packageId === packageId ? { ...item, status } : item))
}

export function isClaimed(packages: readonly RewardPackage[], packageId: string): boolean {
  return packages.some((item) => item.packageId === packageId && item.status === 'CLAIMED')
}
