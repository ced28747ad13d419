import type { Asset } from '@/api/assets'
import { accountsOf } from '@/sandbox/account'
import type { ArtKind } from '@/sandbox/art/picture'
import { DAY_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { builtPlot, type Plot } from '@/sandbox/plots'
import { randomInt, seededRandom } from '@/sandbox/random'

interface Seed {
  name: string
  art: ArtKind
  category: string
  /** Why it cannot be given away; '' for what can. */
  lock: string
  /** Days until it can be; 0 for never. */
  days: number
}

const SEEDS: readonly Seed[] = [
  { name: '青鸾数字藏章', art: 'badge', category: 'BADGE', lock: '', days: 0 },
  { name: '灯塔 · 初版', art: 'tower', category: 'SCENE', lock: '', days: 0 },
  { name: '星图明信片', art: 'postcard', category: 'CARD', lock: '', days: 0 },
  { name: '云上浮岛', art: 'island', category: 'SCENE', lock: '持有未满7天', days: 3 },
  { name: '霓虹长街', art: 'city', category: 'SCENE', lock: '', days: 0 },
  { name: '守灯人雕像', art: 'sculpture', category: 'SCULPTURE', lock: '交易锁定中', days: 1 },
  { name: '远航星球', art: 'planet', category: 'SCENE', lock: '', days: 0 },
  { name: '一周年纪念币', art: 'coin', category: 'BADGE', lock: '不支持转赠', days: 0 },
  { name: '秋日晚霞', art: 'landscape', category: 'SCENE', lock: '', days: 0 },
  { name: '木先生的椅子', art: 'sculpture', category: 'SCULPTURE', lock: '', days: 0 },
  { name: '橘子街地标', art: 'city', category: 'SCENE', lock: '', days: 0 },
  { name: '夜航船票', art: 'postcard', category: 'CARD', lock: '', days: 0 },
]
const FIRST_ID = 73_001
/** One id beyond what a double holds. */
const LONG_ID = '900719925474099123'
const MANY = 300
const SOON_MS = 20_000

const idAt = (at: number) => (at === SEEDS.length - 1 ? LONG_ID : String(FIRST_ID + at))

interface Owner {
  /** The ids of what has been given away. */
  given: Set<string>
  /** Received from others, or bought. */
  received: Asset[]
  /** The ids of what is offered on the market. */
  offered: Set<string>
  /** When the locks of `unlock_soon` end, once they have been read. */
  soon: number | undefined
}

export const owners = accountsOf<Owner>(() => ({
  given: new Set(),
  received: [],
  offered: new Set(),
  soon: undefined,
}))

/** The item as which plots are traded. */
export const LAND_ITEM = '70010'
const OWN_PLOTS = 4
/** Behind what the market itself offers. */
const FIRST_OWN_PLOT = 20_000

/** The assets of an account, the latest first. */
export function ownedBy(call: Call, uid = call.caller): Asset[] {
  const owner = owners.of(call, uid)
  const count = call.scenario('many') ? MANY : SEEDS.length
  const own = call.scenario('no_assets')
    ? []
    : [
        ...Array.from({ length: count }, (_, at) => assetAt(call, at, owner)),
        ...Array.from({ length: OWN_PLOTS }, (_, at) => ownPlot(call, uid, at)),
      ]
  return [...owner.received, ...own]
    .filter(({ assetId }) => !owner.given.has(assetId))
    .map((asset) => (owner.offered.has(asset.assetId) ? { ...asset, ...OFFERED } : asset))
}

const OFFERED = { giftable: false, lockReason: '挂售中', unlockAt: '' } as const

/** It is another person's from now on. */
export function hand(call: Call, asset: Asset, fromUid: string, toUid: string): void {
  const from = owners.of(call, fromUid)
  from.given.add(asset.assetId)
  from.offered.delete(asset.assetId)
  const to = owners.of(call, toUid)
  // A returned asset is the owner's as it was.
  if (!to.given.delete(asset.assetId)) to.received.unshift(asset)
}

/** The plots that an account begins with: its own alone. The last one is too new to be given away. */
function ownPlot(call: Call, uid: string, at: number): Asset {
  const first = FIRST_OWN_PLOT + randomInt(seededRandom(`plots/${uid}`), 200_000) * OWN_PLOTS
  const isLocked = at === OWN_PLOTS - 1 || call.scenario('locked_asset')
  return {
    ...landAsset(call, builtPlot(first + at)),
    ...(isLocked && {
      giftable: false,
      lockReason: '持有未满7天',
      unlockAt: stamp(call.now + 5 * DAY_MS),
    }),
  }
}

/** A plot as an asset. */
export function landAsset(call: Call, { landId, landNo, name }: Plot): Asset {
  return {
    assetId: `74${landId}`,
    name,
    cover: call.art('landscape', landId),
    serialNo: landNo,
    category: 'LAND',
    giftable: true,
    lockReason: '',
    unlockAt: '',
    itemId: LAND_ITEM,
  }
}

function assetAt(call: Call, at: number, owner: Owner): Asset {
  const seed = SEEDS[at % SEEDS.length]
  if (!seed) throw new Error('no seed')
  const assetId = at < SEEDS.length ? idAt(at) : String(730_000 + at)
  const unlockAt = unlockOf(call, seed, owner)
  const isLocked = seed.lock !== '' && (unlockAt === undefined || unlockAt > call.now)
  const reason = call.scenario('locked_asset') ? '交易锁定中' : isLocked ? seed.lock : ''
  return {
    assetId,
    name: seed.name,
    cover: call.art(seed.art, assetId),
    serialNo: `#${String(at * 137 + 21).padStart(5, '0')}`,
    category: seed.category,
    giftable: reason === '',
    lockReason: reason,
    unlockAt: reason !== '' && unlockAt !== undefined ? stamp(unlockAt) : '',
    itemId: '',
  }
}

function unlockOf(call: Call, { days }: Seed, owner: Owner): number | undefined {
  if (days === 0) return undefined
  if (!call.scenario('unlock_soon')) return call.now + days * DAY_MS
  owner.soon ??= call.now + SOON_MS
  return owner.soon
}
