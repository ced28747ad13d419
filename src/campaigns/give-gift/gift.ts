import type { FoundUser } from '@/api/user'
import { codeError } from '@/kit/login/loginRules'
import { lengthOf } from '@/lib/format/lengthOf'

export const MOST_ASSETS = 9
export const MESSAGE_MAX = 50

export type Step = 'assets' | 'person' | 'confirm'

/** The choices so far. */
interface Chosen {
  assetIds: readonly string[]
  person: Pick<FoundUser, 'uid'> | undefined
}

/** The step in the address, or the last one before it that the choices allow. */
export function stepOf(asked: string | null, { assetIds, person }: Chosen): Step {
  if (assetIds.length === 0 || (asked !== 'person' && asked !== 'confirm')) return 'assets'
  return asked === 'confirm' && person ? 'confirm' : 'person'
}

/** Adds this asset, or removes a chosen one; undefined: the limit is reached. */
export function toggled(
  assetIds: readonly string[],
  assetId: string,
): readonly string[] | undefined {
  if (assetIds.includes(assetId)) return assetIds.filter((one) => one !== assetId)
  return assetIds.length < MOST_ASSETS ? [...assetIds, assetId] : undefined
}

/** Why nothing can be given to this person. */
export function whyNotGive(
  { uid, realNameStatus }: Pick<FoundUser, 'uid' | 'realNameStatus'>,
  ownUid: string | undefined,
): string | undefined {
  if (uid === ownUid) return '不能转赠给自己'
  // Without an id the person cannot be identified.
  if (uid === '') return '暂不可转赠'
  return realNameStatus === 'PASSED' ? undefined : '对方未完成实名认证'
}

const PHONE = /^1[3-9]\d{9}$/
/** Longer than any phone number. */
const LEAST_UID_LENGTH = 15

/** The error of a search; digits are a whole phone number or a uid. */
export function searchError(keyword: string): string | undefined {
  const word = keyword.trim()
  if (word === '') return '请输入昵称、手机号或UID'
  const isNumber = /^\d+$/.test(word)
  return isNumber && !PHONE.test(word) && word.length < LEAST_UID_LENGTH
    ? '请输入完整手机号'
    : undefined
}

interface GiftForm {
  message: string
  /** 「我已知晓转赠后不可撤回」 */
  agreed: boolean
  code: string
}

/** The form's errors, by field. */
export function formErrors({ message, agreed, code }: GiftForm) {
  return {
    message: lengthOf(message.trim()) > MESSAGE_MAX ? `最多输入${MESSAGE_MAX}字` : undefined,
    agreed: agreed ? undefined : '请先确认转赠须知',
    code: codeError(code),
  }
}

export const assetIdOf = ({ assetId }: { assetId: string }) => assetId
