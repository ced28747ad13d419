import { BUSINESS_CODES } from '@/api/failure'
import { refuse } from './answer'

/** Bodies that say no, by the name of the state that asks for them: the toast codes, then every business code. */
export const REFUSALS: Readonly<Record<string, [label: string, body: object]>> = {
  status_400: ['业务提示 400', { statusCode: 400, message: '请求参数有误' }],
  status_402: ['业务提示 402', { statusCode: 402, message: '余额不足，请先充值' }],
  status_403: ['业务提示 403', { statusCode: 403, message: '没有操作权限' }],
  code_m107: ['业务提示 -107', { code: -107, msg: '操作太频繁，请稍后再试' }],
  code_m1: ['业务提示 -1', { code: -1, msg: '系统异常，请稍后再试' }],
  code_500: ['业务提示 code 500', { code: 500, msg: '服务异常，请稍后再试' }],
  ...Object.fromEntries(
    Object.entries(BUSINESS_CODES).map(([code, text]) => [
      `code_${code}`,
      [`${code} ${text}`, refuse(Number(code)).body] as [string, object],
    ]),
  ),
}
