import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every icon that the page /test shows is drawn by the product', () => {
  const names = [...readFileSync('src/ui/icons.tsx', 'utf8').matchAll(/^export const (\w+)/gm)]
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:ui\/icons|campaigns\/test\/)/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join()
  expect(names.length).toBeGreaterThan(20)
  const unused = names.filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(code))
  expect(unused.map(([, name]) => name)).toEqual([])
})
