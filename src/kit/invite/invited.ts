import type { Registrant, RegistrantStatus } from '@/api/invitation'
import { stampMinute } from '@/lib/format/stamp'
import type { Tone } from '@/ui/button/Tag'

export const INVITED: Readonly<Record<RegistrantStatus, { label: string; tone: Tone }>> = {
  REGISTERED: { label: '已注册', tone: 'plain' },
  REALNAME: { label: '已实名', tone: 'accent' },
  VALID: { label: '有效', tone: 'success' },
  INVALID: { label: '无效', tone: 'danger' },
}

export const registrantIdOf = ({ uid }: Registrant) => uid

/** The second line of an invitation: the phone, and when. */
export function invitedLine({ phoneMasked, registerTime }: Registrant): string {
  return [phoneMasked, stampMinute(registerTime)].filter(Boolean).join(' · ')
}

/** Why an invitation does not count, or its reward, if that may be shown. */
export function invitedNote(
  { status, reason, rewardText }: Registrant,
  showsRewards: boolean,
): string | undefined {
  if (status === 'INVALID') return reason || undefined
  return (showsRewards && rewardText) || undefined
}
