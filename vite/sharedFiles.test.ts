import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedFiles, type SharedModule } from './sharedFiles.ts'

const PAGES = 'abcdef'.split('')

const module = (id: string, pages: string, more: Partial<SharedModule> = {}): SharedModule => ({
  id,
  pages: pages.split(''),
  bytes: 100_000,
  hasStyles: false,
  imports: [],
  ...more,
})

/** Modules of one page set each, and what they import is needed by their pages at least. */
const graphs = fc
  .array(
    fc.record({
      pages: fc.uniqueArray(fc.constantFrom(...PAGES), { minLength: 2 }),
      bytes: fc.nat(999),
      hasStyles: fc.boolean(),
      from: fc.nat(9),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => {
    const modules = rows.map(({ pages, bytes, hasStyles }, index) =>
      module(`${index}`, pages.join(''), { bytes, hasStyles }),
    )
    return modules.map((each, index) => {
      const needed = modules[rows[index]?.from ?? 0]
      const isWider =
        needed && needed !== each && each.pages.every((page) => needed.pages.includes(page))
      return isWider && needed.pages.length > each.pages.length
        ? { ...each, imports: [needed.id] }
        : each
    })
  })

/** The files that each page loads, with those that they import. */
function loadsOf(modules: readonly SharedModule[], files: readonly string[][]) {
  const fileOf = (id: string) => files.find((file) => file.includes(id)) ?? []
  const importsOf = (file: string[]) =>
    modules.filter(({ id }) => file.includes(id)).flatMap(({ imports }) => imports.map(fileOf))
  return PAGES.map((page) => {
    const loads = new Set(
      modules.filter(({ pages }) => pages.includes(page)).map(({ id }) => fileOf(id)),
    )
    for (const file of loads) for (const next of importsOf(file)) loads.add(next)
    return [...loads]
  })
}

test('modules of the same pages are one file, and others are not as long as no page has too many', () => {
  const modules = [module('1', 'ab'), module('2', 'ba'), module('3', 'bc')]
  expect(sharedFiles(modules, 2)).toEqual([['1', '2'], ['3']])
})

test('two files become one where that costs least', () => {
  const modules = [module('1', 'ab'), module('2', 'abc'), module('3', 'abcdef', { bytes: 9000 })]
  expect(sharedFiles(modules, 2)).toEqual([['1', '2'], ['3']])
})

test('code that is smaller than a request costs is loaded by a page that does not need it', () => {
  const modules = [module('1', 'abc'), module('2', 'ab', { bytes: 10_000 })]
  expect(sharedFiles(modules, 2)).toEqual([['1', '2']])
})

test('styles are a file, too', () => {
  const modules = [module('1', 'ab', { hasStyles: true }), module('2', 'bc')]
  expect(sharedFiles(modules, 2)).toEqual([['1', '2']])
})

test('no page loads more files than it may, and no files import each other', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 2, max: 5 }), (modules, most) => {
      const files = sharedFiles(modules, most)
      expect(files.flat().sort()).toEqual(modules.map(({ id }) => id).sort())
      const counted = (file: string[]) =>
        modules.some(({ id, hasStyles }) => hasStyles && file.includes(id)) ? 2 : 1
      for (const loads of loadsOf(modules, files))
        expect(loads.reduce((sum, file) => sum + counted(file), 0)).toBeLessThanOrEqual(most)
      expect(hasCycle(modules, files)).toBe(false)
    }),
  )
})

function hasCycle(modules: readonly SharedModule[], files: readonly string[][]): boolean {
  const fileOf = (id: string) => files.findIndex((file) => file.includes(id))
  return files.some((_, start) => {
    const reached = new Set<number>()
    const visit = (index: number) => {
      for (const { id, imports } of modules)
        if (fileOf(id) === index)
          for (const next of imports.map(fileOf))
            if (next !== index && !reached.has(next)) {
              reached.add(next)
              visit(next)
            }
    }
    visit(start)
    return reached.has(start)
  })
}
