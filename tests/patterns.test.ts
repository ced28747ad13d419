import { expect, test } from 'vitest'
import { filesUnder, nodesOf, textOf } from '@tests/support/modules'
import { LIMIT_MS, longOf, quickestOf } from '@tests/support/slowText'

/** These read no long text: the browser's own messages, and text that was cut before. */
const SHORT_TEXT = ['src/lib/systemInfo.ts', 'src/reports/scrub.ts']

const SOURCES = filesUnder('src').filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|^src\/sandbox\//.test(path) &&
    !SHORT_TEXT.includes(path),
)

function patternsOf(path: string): RegExp[] {
  return nodesOf(path, textOf(path)).flatMap(({ type, regex }) => {
    if (type !== 'Literal' || !regex) return []
    const { pattern, flags } = regex as { pattern: string; flags: string }
    return [new RegExp(pattern, flags)]
  })
}

/** The pieces of a pattern, which are the input most likely to make it slow. */
function piecesOf({ source }: RegExp): string[] {
  const plain = source.replace(/\\[wdsDWSbp]|\\u[\da-f]{4}|\{[^}]*\}|\\/gi, ' ')
  const words = plain.match(/[\w#/:&=.*~-]+/g) ?? []
  const chars = plain.match(/[^\s\w]/g) ?? []
  return [...new Set(['a', 'A', '0', '13', ' ', '\n', 'a1 ', ...words, ...chars])]
}

test.each(SOURCES.flatMap((path) => patternsOf(path).map((pattern) => ({ path, pattern }))))(
  '$path reads 100,000 characters in no time by $pattern',
  ({ pattern }) => {
    for (const piece of piecesOf(pattern)) {
      const text = `${longOf(piece)}\u0000`
      const time = quickestOf(() => text.replace(pattern, ''))
      expect(time, JSON.stringify(piece)).toBeLessThan(LIMIT_MS)
    }
  },
)
