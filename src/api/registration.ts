import { endpoint } from './core/endpoint'
import { fields, time, url } from './core/read'

export interface RegistrationCodeRequest {
  activityId?: string
  /** The purpose of the registration, e.g. ANNUAL_COURSE. */
  scene: string
  /** A route of ours with its query. */
  page: string
  shareUid?: string
}

/** The code of a poster for a registration, for guests, too. Fields ASSUMED. */
export const createRegistrationCode = endpoint<RegistrationCodeRequest>()({
  name: 'registration/qrcode',
  method: 'POST',
  path: '/acApi/server/common/registration/qrcode',
  auth: 'optional',
  given: 'path and method',
  answer: fields({
    /**
     * The address in the QR code: that of `page`, with `activityId`, `shareUid` and `from=poster` in its query, by which
     * the page knows who has shared it; for the scene COMPETITION, whose code is on a screen, with `from=qr`.
     */
    qrcodeContent: url,
    expireAt: time,
  }),
})
