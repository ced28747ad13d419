import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { comparePictures, unfinishedFile } from './support/comparePictures.mjs'

let folder = ''
const before = () => join(folder, 'before')
const after = () => join(folder, 'after')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  for (const side of [before(), after()]) mkdirSync(join(side, 'sign-in'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A PNG in grey, four pixels wide. */
function png({ height = 4, first = 200 } = {}): Buffer {
  const image = new PNG({ width: 4, height })
  image.data.fill(200)
  image.data[0] = first
  return PNG.sync.write(image)
}

function put(side: string, picture: string, bytes = png()) {
  writeFileSync(join(side, 'sign-in', `${picture}.png`), bytes)
}

const compared = () => {
  const { states, changes, notTaken } = comparePictures(before(), after())
  const changed = changes.map(({ state, width, pixels }) => [`${state} ${width}`, pixels])
  return { states, changed, notTaken }
}

test.each([
  ['the same picture is no change', png(), []],
  ['one pixel is', png({ first: 201 }), [['sign-in/a guest 375', 1]]],
  ['another height is', png({ height: 5 }), [['sign-in/a guest 375', undefined]]],
])('%s', (_, bytes, changed) => {
  for (const side of [before(), after()]) put(side, 'a guest 320')
  put(before(), 'a guest 375')
  put(after(), 'a guest 375', bytes)
  expect(compared()).toEqual({ states: 1, changed, notTaken: [] })
})

test('a state that is new or gone is a change', () => {
  put(before(), 'old 320')
  put(after(), 'new 320')
  const changed = [
    ['sign-in/new 320', undefined],
    ['sign-in/old 320', undefined],
  ]
  expect(compared()).toEqual({ states: 2, changed, notTaken: [] })
})

test('what a page did not come to is not taken, on either side', () => {
  put(before(), 'a guest 320')
  put(after(), 'a guest 320', png({ first: 201 }))
  for (const width of [320, 375]) put(before(), `a member ${width}`)
  writeFileSync(unfinishedFile(after(), 'sign-in'), '')
  const changed = [['sign-in/a guest 320', 1]]
  expect(compared()).toEqual({ states: 2, changed, notTaken: ['sign-in/a member'] })
  writeFileSync(unfinishedFile(before(), 'sign-in'), '')
  rmSync(unfinishedFile(after(), 'sign-in'))
  expect(compared().notTaken).toEqual([])
})
