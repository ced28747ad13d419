import { expect, test } from 'vitest'
import { filesUnder, textOf } from '@tests/support/modules'

const SOURCES = filesUnder('src').filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^src\/sandbox\//.test(path),
)

/** The lines of the sources that a pattern finds. */
const linesWith = (pattern: RegExp): string[] =>
  SOURCES.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )

// Up to 2.5 s pass until the app is there: a button that is not handed the promise looks dead.
test('a press that opens the app hands its promise to the button', () => {
  expect(linesWith(/\bvoid openApp\(/)).toEqual([])
})
