import type { Call, RequestField } from '../contract'

/*
 * The requests of the check. Only what a call needs: its required fields, and those optional ones that are listed here
 * with the call's own name, or on the command line. A status sends its first value.
 */

const TERRITORY = '30001'
const PERSON = '6144836078348901700'
const TASK = '31001'

/** By a field's name, or by `call.field` if one name means several things. The sandbox accepts them all. */
const SAMPLES: Readonly<Record<string, string | number>> = {
  pageNo: 1,
  pageSize: 10,
  territoryId: TERRITORY,
  momentId: '20001',
  commentId: '7310002000100050000',
  planetId: '40001',
  daoId: '50001',
  collectionId: '92001',
  phone: '13800138000',
  keyword: '小',
  'facilitator/showOne.id': '10001',
  'land/byId.id': '60001',
  'originalResident/inviterInfo.id': PERSON,
  'invite/sharedUser.shareUid': PERSON,
  'moment/detail.taskId': TASK,
  'user/dynamic.uid': PERSON,
  'user/invitationTime.refId': TERRITORY,
  'arena/dao/page.tab': 'OPINION',
  'arena/dao/page.period': 'WEEK',
  'verticalTask/list.scene': 'SIGN_IN',
  'privacy/queryPrivacy.scene': 'LOGIN',
  'order/getUnpaidOrder.scene': 'DEBUT',
  'wechat/jsapiSignature.url': 'https://example.com/mfuwu/sign-in',
}

type Params = ReadonlyMap<string, string>

export interface Sent {
  values: Record<string, unknown>
  /** Required fields for which no value was given. */
  guessed: string[]
}

/** The request of a call. `params` are the command line's own: `name` or `call.name`. */
export function requestFor(call: Call, params: Params): Sent {
  const guessed: string[] = []
  const values: Record<string, unknown> = {}
  for (const field of call.fields) {
    const own = `${call.name}.${field.name}`
    const value =
      paramOf(call, field, params) ??
      SAMPLES[own] ??
      (field.required ? SAMPLES[field.name] : undefined)
    if (value !== undefined) values[field.name] = value
    else if (field.required) {
      values[field.name] = stopgap(field)
      if (!field.schema.enum && !('const' in field.schema)) guessed.push(field.name)
    }
  }
  return { values, guessed }
}

/** The value of a field on the command line. */
export function paramOf(call: Call, { name, schema }: RequestField, params: Params): unknown {
  const param = params.get(`${call.name}.${name}`) ?? params.get(name)
  return param !== undefined && schema.type === 'integer' ? Number(param) : param
}

/** A value of the right kind for a field without a known value. */
function stopgap({ schema }: RequestField): unknown {
  if (schema.enum) return schema.enum[0]
  if ('const' in schema) return schema.const
  if (schema.type === 'integer') return 1
  if (schema.type === 'boolean') return true
  return schema.type === 'array' ? [] : '1'
}
