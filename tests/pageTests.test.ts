import { expect, test } from 'vitest'
import { pageTests } from './support/pageTests.mjs'

const FOLDERS: Readonly<Record<string, string[]>> = {
  'src/campaigns': ['noSuchPage', 'noSuchPageLogin', 'flash-sale'],
  'src/pages': ['home'],
  'tests/e2e': [
    'noSuchPage.spec.ts',
    'looks.full.spec.ts',
    'menu.spec.ts',
    'flashSale.spec.ts',
    'flashSale.full.spec.ts',
  ],
}
const testsOf = (name: string) => pageTests(name, (folder) => FOLDERS[folder] ?? [])
const runs = (name: string, title: string) => new RegExp(testsOf(name).grep ?? '^$').test(title)

test.each(['flash-sale', 'flashSale', 'FlashSale', 'FLASH_SALE'])(
  '%s is the page flash-sale',
  (name) => {
    expect(testsOf(name).folders).toEqual(['src/campaigns/flash-sale/'])
    expect(runs(name, 'flashSale.spec.ts buys')).toBe(true)
    expect(runs(name, 'flashSale.full.spec.ts loses a race')).toBe(true)
    expect(runs(name, 'looks.full.spec.ts flash-sale: axe finds nothing')).toBe(true)
    expect(runs(name, 'everyRoute.spec.ts /flash-sale: has a title')).toBe(true)
    expect(runs(name, 'noSuchPage.spec.ts Back closes the last look')).toBe(false)
  },
)

test('a page whose name begins another’s runs without the other', () => {
  expect(testsOf('noSuchPage').folders).toEqual(['src/campaigns/noSuchPage/'])
  expect(runs('noSuchPage', 'noSuchPage.spec.ts Back closes the last look')).toBe(true)
  expect(runs('noSuchPage', 'looks.full.spec.ts noSuchPageLogin: axe finds nothing')).toBe(false)
})

test('a file of browser tests runs without a page', () => {
  expect(testsOf('menu').folders).toEqual([])
  expect(runs('menu', 'menu.spec.ts Back closes it')).toBe(true)
})

test('nothing runs for an unknown name, and the known ones are listed', () => {
  expect(testsOf('nowhere').grep).toBeUndefined()
  expect(testsOf('nowhere').names).toContain('flash-sale')
})
