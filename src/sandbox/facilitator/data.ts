import { table } from '@/sandbox/platform'
import { DIGITAL_ASSETS } from './digitalAssets'
import { LAND_TEMPLATES } from './landTemplates'
import { LINKED_VENDORS } from './linkedVendors'
import { OPERATIONS } from './operations'
import type { ProviderRecord } from './records'
import { SCENES } from './scenes'

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

export function categoryName(zoologyClassify: string): string {
  return CATEGORIES.find((item) => item.zoologyClassify === zoologyClassify)?.categoryName ?? ''
}
