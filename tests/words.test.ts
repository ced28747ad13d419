import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The platform's own legal texts, which address people formally. */
const LEGAL = /sandbox\/privacy\/(?:privacyPolicy|userAgreement)\.ts$/
const FORMAL = '\u60a8'

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)

test('people are addressed alike everywhere, but for legal texts', () => {
  const formal = files.filter((file) => readFileSync(file, 'utf8').includes(FORMAL))
  expect(formal.filter((file) => !LEGAL.test(file))).toEqual([])
  expect(formal.length).toBeGreaterThan(0)
})
