import { readLand, type Land, type LandStatus } from '@/api/land'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { handle, type Call } from '@/sandbox/serve/handle'
import { lastPriceOf } from '@/sandbox/market/book'
import { person } from '@/sandbox/users'
import { plotOf, type Plot } from '@/sandbox/plots'

const BY_SCENARIO = { free: 'FREE', on_sale: 'ON_SALE', locked: 'LOCKED' } as const

export const handlers = [
  handle(readLand, (call) => {
    const plot = plotOf(call.payload.id ?? '')
    return plot ? landOf(call, plot) : null
  }),
]

function landOf(call: Call, { owner, ...plot }: Plot): Land {
  const status = statusOf(call, owner)
  const lord = status === 'FREE' ? undefined : ownerOf(call, owner)
  return {
    ...plot,
    cover: call.art('landscape', plot.landId),
    ownerUid: lord?.uid ?? '',
    ownerName: lord?.nickname ?? '',
    ownerAvatar: lord ? call.art('avatar', lord.uid) : '',
    status,
    floorPrice: 1280,
    lastPrice: lastPriceOf(plot.landId),
    acquiredAt: lord ? stamp(call.now - 256 * DAY_MS) : '',
    visitCount: 1286,
  }
}

function statusOf({ scenario }: Call, owner: number): LandStatus {
  const names = ['free', 'on_sale', 'locked'] as const
  const named = names.find((name) => scenario(name))
  if (named) return BY_SCENARIO[named]
  return owner < 0 && !scenario('owner') ? 'FREE' : 'OWNED'
}

function ownerOf({ scenario, user }: Call, owner: number) {
  return scenario('owner') && user ? user : person(Math.max(0, owner))
}
