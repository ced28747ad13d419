import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'

const MOST_FILES = 15
/** One file a server domain. */
const FLAT = 'src/api'

/** The folders with more files than fit on a screen, each with their number. */
function crowded(files: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  return Object.fromEntries(
    [...counts].filter(([folder, count]) => folder !== FLAT && count > MOST_FILES),
  )
}

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'README.md')
  .map(({ parentPath, name }) => `${parentPath}/${name}`)

test('a folder has fifteen files at most: what belongs together gets a subfolder', () => {
  expect(crowded(files)).toEqual({})
})

test('a sixteenth file is one too many', () => {
  const sixteen = Array.from({ length: 16 }, (_, index) => `src/kit/list/${index}.ts`)
  expect(crowded(sixteen.slice(1))).toEqual({})
  expect(crowded(sixteen)).toEqual({ 'src/kit/list': 16 })
  expect(crowded(sixteen.map((file) => file.replace('kit/list', 'api')))).toEqual({})
})
