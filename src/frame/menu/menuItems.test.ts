import { expect, it } from 'vitest'
import { DEFAULT_CATEGORIES, MENU_ITEMS, menuCategories } from './menuItems'

it('has the five first-level items in the specification’s order, the third with children', () => {
  expect(MENU_ITEMS.map(({ name }) => name)).toEqual([
    '产品世界',
    '产品',
    '生态',
    '服务商入驻',
    'App下载',
  ])
  expect(MENU_ITEMS.filter(({ mainSitePath }) => !mainSitePath).map(({ name }) => name)).toEqual([
    '生态',
  ])
})

it('the default ecology items stand in the specification’s order', () => {
  expect(DEFAULT_CATEGORIES.map((item) => Object.values(item).join(' '))).toEqual([
    '1 数字资产定制',
    '2 2B场景定制',
    '3 数字化运营服务',
    '4 元宇宙联动商家',
    '5 地块运营模板',
  ])
})

it('takes the server’s list as it is', () => {
  const list = [{ zoologyClassify: '9007199254740993', categoryName: '新分类' }]
  expect(menuCategories(list)).toEqual(list)
})

it('leaves out what has no name or no anchor', () => {
  const usable = { zoologyClassify: '7', categoryName: '乐园' }
  const list = [
    { zoologyClassify: '', categoryName: '无锚点' },
    { zoologyClassify: '8', categoryName: '' },
    usable,
  ]
  expect(menuCategories(list)).toEqual([usable])
})

it.each([
  ['empty', []],
  ['without anything usable', [{ zoologyClassify: '', categoryName: '' }]],
])('falls back to the default items when the list is %s', (_, list) => {
  expect(menuCategories(list)).toBe(DEFAULT_CATEGORIES)
})
