import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
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

const uint32 = (number: number) => Buffer.from(Uint32Array.of(number).buffer).swap32()

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** A PNG in grey, four pixels wide. */
function png({ height = 4, first = 200 } = {}): Buffer {
  const pixels = Buffer.alloc(height * 5, 200)
  // Each line begins with its filter.
  for (let line = 0; line < height; line += 1) pixels[line * 5] = 0
  pixels[1] = first
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([uint32(4), uint32(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function put(side: string, picture: string, bytes = png()) {
  writeFileSync(join(side, 'sign-in', `${picture}.png`), bytes)
}

/** The second round of a side, if there is one. */
const again = (side: string) => [`${side} again`].filter((folder) => existsSync(folder))

const compared = () => {
  const { states, changes, notTaken } = comparePictures(
    [before(), ...again(before())],
    [after(), ...again(after())],
  )
  return { states, changed: changes.map(({ state, width }) => `${state} ${width}`), notTaken }
}

test.each([
  ['the same picture is no change', png(), []],
  ['one pixel is', png({ first: 201 }), ['sign-in/a guest 375']],
  ['another height is', png({ height: 5 }), ['sign-in/a guest 375']],
])('%s', (_, bytes, changed) => {
  for (const side of [before(), after()]) put(side, 'a guest 320')
  put(before(), 'a guest 375')
  put(after(), 'a guest 375', bytes)
  expect(compared()).toEqual({ states: 1, changed, notTaken: [] })
})

test('what a second round draws the same is no change', () => {
  put(before(), 'a guest 320')
  put(after(), 'a guest 320', png({ first: 201 }))
  for (const side of [before(), after()])
    mkdirSync(join(`${side} again`, 'sign-in'), { recursive: true })
  put(`${after()} again`, 'a guest 320', png({ first: 202 }))
  expect(compared().changed).toEqual(['sign-in/a guest 320'])
  put(`${before()} again`, 'a guest 320', png({ first: 201 }))
  expect(compared().changed).toEqual([])
})

test('a state that is new or gone is a change', () => {
  put(before(), 'old 320')
  put(after(), 'new 320')
  const changed = ['sign-in/new 320', 'sign-in/old 320']
  expect(compared()).toEqual({ states: 2, changed, notTaken: [] })
})

test('what a page did not come to is not taken, on either side', () => {
  put(before(), 'a guest 320')
  put(after(), 'a guest 320', png({ first: 201 }))
  for (const width of [320, 375]) put(before(), `a member ${width}`)
  writeFileSync(unfinishedFile(after(), 'sign-in'), '')
  const changed = ['sign-in/a guest 320']
  expect(compared()).toEqual({ states: 2, changed, notTaken: ['sign-in/a member'] })
  writeFileSync(unfinishedFile(before(), 'sign-in'), '')
  rmSync(unfinishedFile(after(), 'sign-in'))
  expect(compared().notTaken).toEqual([])
})
