import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { policy } from './policy'

const SCRIPT = 'start()'
const STYLES = 'a{color:red}'
const read = (mode: string, apiOrigin = '', reportUrl = '') =>
  new Map(
    policy({ script: SCRIPT, styles: STYLES }, { apiOrigin, reportUrl }, mode)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
  )

describe('the Content-Security-Policy of a build', () => {
  it('gives production no font, and no other source than the page’s own', () => {
    const production = read('production')
    expect(production.get('default-src')).toBe(`'none'`)
    expect(production.has('font-src')).toBe(false)
  })

  it('gives a build for developers the fonts, styles and markup of the debug console, and nothing else', () => {
    const test = read('test')
    expect(test.get('font-src')).toBe(`'self' data:`)
    test.delete('font-src')
    const production = read('production')
    for (const name of ['style-src-elem', 'require-trusted-types-for', 'trusted-types'])
      production.delete(name)
    expect(test).toEqual(production)
  })

  it('takes no plain text for markup, and names who makes it', () => {
    const production = read('production')
    expect(production.get('require-trusted-types-for')).toBe(`'script'`)
    expect(production.get('trusted-types')).toBe('list fingerprint poster dompurify')
  })

  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

  it.each(['production', 'test'])('lets %s run our bundles and the one script, no eval', (mode) => {
    expect(read(mode).get('script-src')).toBe(`'self' 'sha256-${hashOf(SCRIPT)}'`)
  })

  it('takes our style sheets and the one in the document', () => {
    expect(read('production').get('style-src-elem')).toBe(`'self' 'sha256-${hashOf(STYLES)}'`)
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
