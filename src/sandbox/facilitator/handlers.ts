import {
  listCategories,
  queryFacilitators,
  showProvider,
  type ProviderDetail,
} from '@/api/facilitator'
import type { ProviderCard, ProviderGroup } from '@/api/providerGroups'
import { rawNumber } from '@/sandbox/answer'
import { pageOf, repeat } from '@/sandbox/paging'
import { table } from '@/sandbox/platform'
import { handle, type Call } from '@/sandbox/serve/handle'
import { DIGITAL_ASSETS } from './digitalAssets'
import { LAND_TEMPLATES } from './landTemplates'
import { LINKED_VENDORS } from './linkedVendors'
import { OPERATIONS } from './operations'
import type { ProviderRecord } from './records'
import { SCENES } from './scenes'

export const handlers = [
  handle(queryFacilitators, (call) => pageOf(call, groupsOf(call), 10).list),
  handle(listCategories, () => CATEGORIES.map((category) => ({ ...category }))),
  handle(showProvider, (call) => {
    const provider = providers.find(({ id }) => id === call.payload.id)
    if (!provider?.listed || GONE.some(call.scenario)) return null
    const detail = detailOf(call, provider)
    return call.scenario('hostile') ? { ...detail, id: '' } : detail
  }),
]

/** Both scenarios show a provider that is no longer listed. */
const GONE = ['off_shelf', 'offline'] as const

function groupsOf(call: Call): ProviderGroup[] {
  return CATEGORIES.map((category, index) => ({
    ...category,
    items: itemsOf(call, category.zoologyClassify, index),
  }))
}

function itemsOf(call: Call, zoologyClassify: string, index: number): ProviderCard[] {
  const rows = providers.filter((one) => one.zoologyClassify === zoologyClassify && one.listed)
  const few = call.scenario('few_cards') ? FEW_CARDS[index % FEW_CARDS.length] : undefined
  const count = few ?? (call.scenario('many') ? 60 : rows.length)
  const cards = rows.map((row) => cardOf(call, row))
  return repeat(cards, count, (card, number) => ({ ...card, name: `${card.name}${number}` }))
}

/** Groups of no card, one card, and more than ten. */
const FEW_CARDS = [1, 0, 12, 2, 3] as const

function cardOf({ art }: Call, row: ProviderRecord): ProviderCard {
  return {
    id: row.id.length > 15 ? rawNumber(row.id) : row.id,
    cardCover: art(row.scene, row.id),
    serve: row.serve,
    name: row.name,
    headPortrait: art('logo', row.id),
    followerCount: row.followerCount,
    productionCount: row.productionCount,
  }
}

function detailOf(call: Call, row: ProviderRecord): ProviderDetail {
  const { art, scenario } = call
  const { cardCover: _, ...card } = cardOf(call, row)
  const { works, honors } = scenario('no_images') ? { works: [], honors: [] } : row
  const intro = scenario('long_text') ? LONG_INTRO : row.intro
  const [contactName = '', contactPhoneMasked = ''] = scenario('no_contact') ? [] : row.contact
  return {
    ...card,
    banner: art(row.scene, `${row.id}-banner`),
    intro: scenario('text_only') ? '' : intro,
    tags: row.tags,
    works: works.map((title, at) => workOf(call, row, title, at)),
    honors: honors.map((name, at) => ({ name, img: art('honor', `${row.id}-${at}`) })),
    contactName,
    contactPhoneMasked,
    // The digits that the mask hides: any four, but always the same ones.
    contactPhone: call.user
      ? contactPhoneMasked.replace('****', row.id.slice(-4).padStart(4, '7'))
      : '',
    city: row.city,
    zoologyClassify: row.zoologyClassify,
    categoryName: categoryName(row.zoologyClassify),
  }
}

function workOf({ art }: Call, row: ProviderRecord, title: string, at: number) {
  const id = `${row.id.slice(-6)}${String(at + 1).padStart(2, '0')}`
  const likeCount = (Number(id) * 7919) % 48_000
  return { id, title, cover: art('cover', `${row.id}-${title}`), likeCount }
}

const LONG_INTRO = Array.from(
  { length: 40 },
  (_, at) =>
    `${at + 1}. 我们把每一次交付都拆成看得见的里程碑，验收标准写进合同，过程向客户全程开放。`,
).join('\n')

/** The specification's default ecology items, in its order. */
export const CATEGORIES = [
  { zoologyClassify: '1', categoryName: '数字资产定制' },
  { zoologyClassify: '2', categoryName: '2B场景定制' },
  { zoologyClassify: '3', categoryName: '数字化运营服务' },
  { zoologyClassify: '4', categoryName: '元宇宙联动商家' },
  { zoologyClassify: '5', categoryName: '地块运营模板' },
] as const

export const providers = table<ProviderRecord>(() =>
  [DIGITAL_ASSETS, SCENES, OPERATIONS, LINKED_VENDORS, LAND_TEMPLATES].flatMap((rows, at) =>
    rows.map((row) => ({ ...row, zoologyClassify: String(at + 1) })),
  ),
)

function categoryName(zoologyClassify: string): string {
  return CATEGORIES.find((item) => item.zoologyClassify === zoologyClassify)?.categoryName ?? ''
}
