import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageTable } from '../vite/pageTable'
import { pageList } from '../vite/pageList'
import { pagesDoc } from './support/pagesDoc'

const { pages } = pageList()

test('docs/pages.md is up to date: else `npm run map` writes it', () => {
  const written = readFileSync('docs/pages.md', 'utf8').split('\n')
  const wanted = pagesDoc().split('\n')
  // A row is long: its page is enough to say what has changed.
  const nameOf = (line: string) => /`(\/[^`]*)`/.exec(line)?.[1] ?? line.slice(0, 60)
  const stale = [
    ...wanted.filter((line) => !written.includes(line)),
    ...written.filter((line) => !wanted.includes(line)),
  ].map(nameOf)
  expect([...new Set(stale)], 'docs/pages.md is stale: npm run map').toEqual([])
  expect(written.length, 'docs/pages.md is stale: npm run map').toBe(wanted.length)
})

test('every page of the route table is on it, with a title and states', () => {
  expect(pages.map(({ path }) => path)).toEqual(['/', ...pageTable().map(({ path }) => path)])
  for (const { path, title, at } of pages) {
    expect(title, path).not.toBe(path)
    // An address, not a pattern, and of this page.
    expect(at, path).toMatch(new RegExp(`^${path.replace(/:\w+/, '[^:/?]+')}(?:\\?|$)`))
    expect(at, path).not.toContain('__state')
  }
  expect(pages.filter(({ states }) => states.length === 0).length).toBeLessThan(5)
})

test('each state has an address of its own', () => {
  for (const { path, states } of pages)
    expect(new Set(states.map(({ at }) => at)).size, path).toBe(states.length)
})

test('the README leads there', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('](docs/pages.md)')
})
