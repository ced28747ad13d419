import type { Failure } from '@/api/core/verdict/failure'
import { NAME_TEXT, isRealName } from '@/kit/apply/realName'
import { AGREEMENT_TEXT, codeError, phoneError, placeOf } from '@/kit/login/loginRules'
import { lengthOf } from '@/lib/format/lengthOf'
import { citiesOf } from './cities'

export const REASON_MAX = 200

export interface ApplyValues {
  name: string
  phone: string
  code: string
  province: string
  city: string
  reason: string
  agreed: boolean
}

export const NOTHING_TYPED: ApplyValues = {
  name: '',
  phone: '',
  code: '',
  province: '',
  city: '',
  reason: '',
  agreed: false,
}

export type ApplyField = 'name' | 'phone' | 'code' | 'city' | 'reason' | 'agreed'
export type ApplyErrors = Partial<Record<ApplyField | 'form', string>>

/** The fields in the order in which a person meets them: the first wrong one takes the focus. */
export const FIELDS: readonly ApplyField[] = ['name', 'phone', 'code', 'city', 'reason', 'agreed']

/** What is wrong with the form; empty when it can be sent. */
export function checkApply(values: ApplyValues): ApplyErrors {
  const found: ApplyErrors = {
    name: isRealName(values.name) ? undefined : NAME_TEXT,
    phone: phoneError(values.phone),
    code: codeError(values.code),
    city: citiesOf(values.province).includes(values.city) ? undefined : '请选择所在城市',
    reason: lengthOf(values.reason.trim()) > REASON_MAX ? `最多输入${REASON_MAX}字` : undefined,
    agreed: values.agreed ? undefined : AGREEMENT_TEXT,
  }
  return Object.fromEntries(Object.entries(found).filter(([, text]) => text !== undefined))
}

/** Another province has other cities; one that has a single city chooses it. */
export function withProvince(values: ApplyValues, province: string): ApplyValues {
  const cities = citiesOf(province)
  return { ...values, province, city: cities.length === 1 ? (cities[0] ?? '') : '' }
}

const SENSITIVE = 70_001

/** Where a refusal is said. */
export function placeOfRefusal(failure: Pick<Failure, 'code'>): ApplyField | 'form' {
  return failure.code === SENSITIVE ? 'reason' : placeOf(failure)
}
