import { HttpResponse, http as on } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { configureApi } from './core/transport'
import {
  generateQrCode,
  listRegistrants,
  pullNewQrCode,
  readClaimButtons,
  readPromotionNumber,
  readSharedUser,
  receiveReward,
  refreshRegistrants,
} from './invitation'
import { readUserInfo } from './login'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Answers the next call with this data, and keeps how it was asked. */
function platform(data: unknown) {
  const asked: string[] = []
  configureApi({
    baseUrl: 'http://localhost:3000/mfuwu/api',
    headers: () => Promise.resolve({}),
    onVerdict() {},
  })
  server.use(
    on.all('*/mfuwu/api/*', async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const path = pathname.replace('/mfuwu/api', '')
      asked.push(`${request.method} ${path}${search} ${await request.text()}`.trim())
      return HttpResponse.json({ statusCode: 200, data: data as object })
    }),
  )
  return asked
}

const PAGE = { pageNo: 2, pageSize: 20 }
const ROW = { uid: 7, nickname: ' 小舟 ', phoneMasked: '138****8000', status: 'VALID' }
const READ_ROW = { uid: '7', nickname: '小舟', phoneMasked: '138****8000', status: 'VALID' }

test.each<[string, () => Promise<unknown>, string, unknown, unknown]>([
  [
    'user info',
    () => readUserInfo({}),
    'GET /ucenter/api/user/info',
    { uid: 10_000_000_000_001, nickname: null, level: '3', realNameStatus: 'NEW', isNewUser: 1 },
    { uid: '10000000000001', nickname: '', level: 3, realNameStatus: 'NONE', isNewUser: true },
  ],
  [
    'the registrants’ list',
    () => listRegistrants({ ...PAGE, status: 'VALID' }),
    'GET /acApi/invite/registrantList?pageNo=2&pageSize=20&status=VALID',
    { total: '41', list: [ROW, null, 'row'] },
    { total: 41, validTotal: 0, hasMore: false, list: [READ_ROW] },
  ],
  [
    'the shared user',
    () => readSharedUser({ inviteCode: 'A1' }),
    'GET /acApi/invite/sharedUser?inviteCode=A1',
    { uid: 7, nickname: ' ' },
    { uid: '7', nickname: '', valid: false },
  ],
  [
    'nobody who shares',
    () => readSharedUser({ shareUid: '7' }),
    'GET /acApi/invite/sharedUser?shareUid=7',
    null,
    null,
  ],
  [
    'the promotion number',
    () => readPromotionNumber({ activityId: '9' }),
    'GET /acApi/invite/residentPromotionNumber?activityId=9',
    { total: '12846', today: -1 },
    { total: 12_846, today: 0, mine: 0, target: 0 },
  ],
  [
    'a QR code',
    () => generateQrCode({ path: '/soul', params: { inviteCode: 'A1' } }),
    'POST /acApi/invite/generateQrCode {"path":"/soul","params":{"inviteCode":"A1"}}',
    { qrcodeContent: 'https://www.example.com/mfuwu/soul?inviteCode=A1' },
    { qrcodeContent: 'https://www.example.com/mfuwu/soul?inviteCode=A1', expireAt: '' },
  ],
  [
    'the code for inviting face to face',
    () => pullNewQrCode({}),
    'GET /acApi/inventUser/pullNewQRcode',
    { inviteCode: 'A1', qrcodeContent: 'q' },
    { inviteCode: 'A1', qrcodeContent: 'q', expireAt: '' },
  ],
  [
    'the claim buttons',
    () => readClaimButtons({}),
    'GET /acApi/inventUser/claimButton',
    { validInvited: '4', buttons: [{ level: 1, need: '2', status: 'OPEN' }, 5] },
    { validInvited: 4, buttons: [{ level: '1', need: 2, status: 'LOCKED' }] },
  ],
  [
    'a received reward',
    () => receiveReward({ level: '2', bizNo: 'b' }),
    'POST /acApi/inventUser/receive {"level":"2","bizNo":"b"}',
    { rewardId: 5, name: '明信片' },
    { rewardId: '5', name: '明信片', status: 'PROCESSING', needAddress: false },
  ],
  [
    'the refreshed list',
    () => refreshRegistrants(PAGE),
    'GET /acApi/inventUser/refreshUserList?pageNo=2&pageSize=20',
    { total: 1, list: [ROW], refreshTime: '2026-06-01 10:00:00' },
    { total: 1, list: [READ_ROW], refreshTime: '2026-06-01 10:00:00' },
  ],
])('%s is asked for as written and reads what came', async (_, call, request, data, read) => {
  const asked = platform(data)
  const answer = await call()
  if (read === null) expect(answer).toBeNull()
  else expect(answer).toMatchObject(read as object)
  expect(asked).toEqual([request])
})
