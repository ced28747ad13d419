import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GUIDE = readFileSync('docs/adding-a-campaign.md', 'utf8')

/** The guide's pieces of code, by the file that the first line of each names. */
const QUOTES = [...GUIDE.matchAll(/^```tsx?\n\/\/ (\S+)\n([^]*?)^```$/gm)].map(
  ([, file = '', code = '']) => ({ file, code }),
)

const linesOf = (text: string) => text.split('\n').map((line) => line.trim())

/** The first quoted line that the file does not have, at its place in the order; `…` stands for what is left out. */
function strayLine(code: string, file: string): string | undefined {
  const real = linesOf(file)
  let at = 0
  return linesOf(code).find((line) => {
    if (line === '' || line === '// …') return false
    const found = real.indexOf(line, at)
    at = found + 1
    return found === -1
  })
}

test('a line that the file has not, or only earlier, is a stray one', () => {
  const file = 'a()\n  b()\nc()'
  expect(strayLine('a()\n// …\nc()', file)).toBeUndefined()
  expect(strayLine('a()\nx()', file)).toBe('x()')
  expect(strayLine('c()\nb()', file)).toBe('b()')
})

test('all code of the guide names its file', () => {
  expect(QUOTES.length).toBeGreaterThan(3)
  expect(GUIDE.match(/^```tsx?$/gm)).toHaveLength(QUOTES.length)
})

test.each(QUOTES)('the code of $file is as it is quoted', ({ file, code }) => {
  expect(strayLine(code, readFileSync(file, 'utf8'))).toBeUndefined()
})

test('every part that the guide names is there', () => {
  const [, kit = ''] = GUIDE.split(/^## The kit$/m)
  const cells = [...kit.matchAll(/^\| (.*?) +\|/gm)].map(([, cell = '']) => cell)
  const names = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)/g)].map(([, name = '']) => name))
  const code = ['src/kit', 'src/lib']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(names.length).toBeGreaterThan(50)
  const missing = names.filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(code))
  expect(missing).toEqual([])
})
