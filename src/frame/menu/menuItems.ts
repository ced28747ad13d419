import type { CategoryTitle } from '@/api/facilitator'

export interface MenuItem {
  name: string
  /** An address on the main site; the ecology group has children instead. */
  mainSitePath?: string
}

/** First-level items (specification section 2). The main site's paths are ASSUMED. */
export const MENU_ITEMS: readonly MenuItem[] = [
  { name: '产品世界', mainSitePath: '/world' },
  { name: '产品', mainSitePath: '/products' },
  { name: '生态' },
  { name: '服务商入驻', mainSitePath: '/provider-join' },
  { name: 'App下载', mainSitePath: '/download' },
]

/**
 * The ecology sub-items until the server's list has loaded, and when it fails or is empty (specification section 2).
 */
export const DEFAULT_CATEGORIES: readonly CategoryTitle[] = [
  { zoologyClassify: '1', categoryName: '数字资产定制' },
  { zoologyClassify: '2', categoryName: '2B场景定制' },
  { zoologyClassify: '3', categoryName: '数字化运营服务' },
  { zoologyClassify: '4', categoryName: '元宇宙联动商家' },
  { zoologyClassify: '5', categoryName: '地块运营模板' },
]

/** The server's displayable and linkable categories, else the default ones. */
export function menuCategories(answer: readonly CategoryTitle[]): readonly CategoryTitle[] {
  const usable = answer.filter(
    ({ zoologyClassify, categoryName }) => zoologyClassify !== '' && categoryName !== '',
  )
  return usable.length > 0 ? usable : DEFAULT_CATEGORIES
}
