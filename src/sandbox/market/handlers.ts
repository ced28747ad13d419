import { SALES_PAGE_SIZE, listSales } from '@/api/market'
import type { Sale } from '@/api/market'
import { handle } from '@/sandbox/handle'
import type { Call } from '@/sandbox/handle'
import { pageOf } from '@/sandbox/paging'
import { person } from '@/sandbox/users'

const FLOOR = 25_800
const MOST_WANTED = 23_000
const FEE_RATE = 0.05
const USUAL = 24

/** Sales of one item, the cheapest first. */
function salesOf(call: Call, itemId: string): Sale[] {
  return Array.from({ length: USUAL }, (_, at) => ({
    saleId: String(75_001 + at),
    itemId,
    name: '望月塔 · 归人',
    cover: call.art('tower', 'debut'),
    serialNo: `#${String((at * 271 + 12) % 2000).padStart(5, '0')}`,
    price: FLOOR + at * 1300,
    sellerUid: person(at + 1).uid,
    sellerName: person(at + 1).nickname,
    status: 'ON_SALE',
    mine: false,
  }))
}

export const handlers = [
  handle(listSales, (call) => {
    const itemId = call.payload.itemId || '70001'
    const sales = salesOf(call, itemId)
    return {
      ...pageOf(call, sales, SALES_PAGE_SIZE),
      item: {
        itemId,
        name: '望月塔 · 归人',
        cover: call.art('tower', 'debut'),
        circulation: 2000,
        floorPrice: sales[0]?.price,
        maxWantPrice: MOST_WANTED,
        feeRate: FEE_RATE,
      },
    }
  }),
]
