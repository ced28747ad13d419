import { expect, test } from 'vitest'
import { readExchangeConfig, repurchaseRewards } from '@/api/exchange'
import { startSandbox, visit } from '@tests/support/sandbox'
import { quoteOf, ratesOf } from './amount'

startSandbox()

test.each([100, 250, 990, 1_010, 3_330])(
  'quotes for %i rewards what the platform then charges',
  async (amount) => {
    visit({ phone: '13800138026' })
    const rates = ratesOf(await readExchangeConfig({}))
    const { cashAmount, fee } = await repurchaseRewards({ amount, bizNo: `no-${amount}` })
    const quote = rates && quoteOf(amount, rates)
    expect([cashAmount, fee]).toEqual(
      [quote?.cash, quote?.fee].map((fen = -1) => (fen / 100).toFixed(2)),
    )
  },
)
