import { endpoint } from './endpoint'
import { fields, text } from './read'

/** The number that makes an order, a repurchase or a market move happen once. Path and fields ASSUMED; the header is given. */
export const getBizNo = endpoint<{ bizType: string }>()({
  name: 'order/get_biz_no',
  method: 'GET',
  path: '/newcommerce/api/order/get_biz_no',
  auth: 'required',
  given: 'nothing',
  headers: { 'X-Request-Source': 'h5' },
  answer: fields({ bizNo: text, expireAt: text }),
})
