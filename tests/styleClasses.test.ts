import { expect, test } from 'vitest'
import { filesUnder, targetOf, textOf } from '@tests/support/modules'

const IMPORT = /^import (\w+) from '([^']+\.module\.css)'/gm

/** The classes that a component names and its style sheet does not have. */
function missingClasses(path: string): string[] {
  const source = textOf(path)
  return [...source.matchAll(IMPORT)].flatMap(([, styles = '', specifier = '']) => {
    const sheet = textOf(targetOf(specifier, path) ?? specifier)
    const named = source.matchAll(new RegExp(`(?<![/\\w])${styles}\\.(\\w+)`, 'g'))
    return [...named]
      .filter(([, name]) => !new RegExp(`\\.${name}\\b`).test(sheet))
      .map(([use]) => `${path}: ${use}`)
  })
}

// A style sheet that lost a part draws a broken page, and nothing else reports it.
test('every class that a component names is in its style sheet', () => {
  const components = filesUnder('src').filter((path) => path.endsWith('.tsx'))
  expect(components.flatMap(missingClasses)).toEqual([])
})
