import { DEPLOYING_TEXT } from '@/api/core/verdict/verdict'

/** The faults that can replace an answer, by name in the sandbox, and the toast that the request layer has to show. */
export const FAULTS = {
  http_500: '请求失败，请稍后再试',
  http_504: DEPLOYING_TEXT,
  cut: '',
  html: '',
  empty: '',
  null_data: '',
  signed_out: '',
  token_bad: 'TOKEN 已失效',
  toast: '活动太火爆了，请稍后再试',
  hostile: '',
  empty_body: '',
  malformed: '',
  wrong_shape: '',
} as const
export type FaultName = keyof typeof FAULTS
