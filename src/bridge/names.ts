/** Every handler that the app offers: ASSUMED, as are the fields in handlers.ts. */
export const APP_HANDLERS = [
  'getAccessToken',
  'getClientInfo',
  'login',
  'share',
  'saveImage',
  'openPage',
  'close',
] as const

export type AppHandler = (typeof APP_HANDLERS)[number]
