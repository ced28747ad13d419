import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { policy } from './policy'

const SCRIPT = 'start()'
const read = (mode: string, apiOrigin = '', reportUrl = '') =>
  new Map(
    policy(SCRIPT, { apiOrigin, reportUrl }, mode)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

describe('the Content-Security-Policy of a build', () => {
  it('gives production no font, and no other source than the page’s own', () => {
    const production = read('production')
    expect(production.get('default-src')).toBe(`'self'`)
    expect(production.has('font-src')).toBe(false)
  })

  it('gives a build for developers the fonts of the debug console, and nothing else', () => {
    const test = read('test')
    expect(test.get('font-src')).toBe(`'self' data:`)
    test.delete('font-src')
    expect(test).toEqual(read('production'))
  })

  it.each(['production', 'test'])('lets %s run our bundles and the one script, no eval', (mode) => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64')
    expect(read(mode).get('script-src')).toBe(`'self' 'sha256-${hash}'`)
  })

  it('names the API’s origin where there is one', () => {
    expect(read('production').get('connect-src')).toBe(`'self'`)
    expect(read('production', 'https://api.example').get('connect-src')).toBe(
      `'self' https://api.example`,
    )
  })

  it('names the origin of the field reports where there is one', () => {
    const reportUrl = 'https://reports.example/mfuwu'
    expect(read('production', '', reportUrl).get('connect-src')).toBe(
      `'self' https://reports.example`,
    )
    expect(read('production', 'https://api.example', reportUrl).get('connect-src')).toBe(
      `'self' https://api.example https://reports.example`,
    )
  })
})
