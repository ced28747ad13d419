import { createRegistrationCode } from '@/api/registration'
import { refuse } from '@/sandbox/answer'
import { DAY_MS } from '@/sandbox/clock'
import { handle } from '@/sandbox/serve/handle'
import { codeOf } from '@/sandbox/invitation/qrCodes'

const SIGN_UP = 'COMPETITION'
/** A sign-up code is scanned at once, one on a poster much later. */
const SIGN_UP_MS = 600_000

export const handlers = [
  handle(createRegistrationCode, (call) => {
    const { page = '', scene = '', activityId, shareUid } = call.payload
    const [, path, query = ''] = /^(\/[\w/-]*)(?:\?([\w=&-]*))?$/.exec(page) ?? []
    if (path === undefined || scene === '') return refuse(90_002, '页面路径有误')
    const own = { ...Object.fromEntries(new URLSearchParams(query)), activityId, shareUid }
    return scene === SIGN_UP
      ? codeOf(call, path, { ...own, from: 'qr' }, SIGN_UP_MS)
      : codeOf(call, path, { ...own, from: 'poster' }, 7 * DAY_MS)
  }),
]
