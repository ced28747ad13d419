import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

interface Row {
  clause: string
  carriedOutIn: string
  shownBy: string
}

const MAP = readFileSync('docs/specification.md', 'utf8')

/** The rows of the map's tables, without their heads. */
const ROWS: Row[] = MAP.split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[\s:|-]+\|$/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  .filter(([first]) => first !== 'clause')
  .map(([clause = '', carriedOutIn = '', shownBy = '']) => ({ clause, carriedOutIn, shownBy }))

const LATER = /\blater: P\d\d/
const PATH = /^(?:src|tests|vite|docs)\/|^[\w.]+\.(?:js|ts|html)$|^\.env/
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const pathsOf = (cell: string) => quoted(cell).filter((text) => PATH.test(text))

test('every section of the specification has its table', () => {
  const sections = [...MAP.matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
  expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(ROWS.length).toBeGreaterThan(120)
})

describe.each(ROWS)('$clause', ({ clause, carriedOutIn, shownBy }) => {
  it('names files that stand, and tests by words that stand in them', () => {
    expect(clause).not.toBe('')
    for (const path of [...pathsOf(carriedOutIn), ...pathsOf(shownBy)])
      expect(existsSync(path), `${path} does not exist`).toBe(true)
    for (const [, path = '', title = ''] of shownBy.matchAll(/`([^`]+)` 「([^」]+)」/g))
      expect(readFileSync(path, 'utf8'), `${path} has no 「${title}」`).toContain(title)
  })

  it('says where it is carried out and what shows it, or that it comes later', () => {
    if (LATER.test(carriedOutIn)) return
    expect(pathsOf(carriedOutIn).length).toBeGreaterThan(0)
    if (!shownBy.startsWith('no test')) expect(pathsOf(shownBy)[0]).toMatch(/^tests\//)
  })
})
