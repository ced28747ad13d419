import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { asRecord, parseJson } from '@/lib/storage/json'
import { filesUnder, textOf } from './support/modules'

const GUIDE = 'docs/adding-a-campaign.md'

const PAGES = ['README.md', ...filesUnder('docs'), ...filesUnder('src')].filter((path) =>
  path.endsWith('.md'),
)
const SCRIPTS = asRecord(asRecord(parseJson(textOf('package.json')))?.scripts) ?? {}
const CODE = [...filesUnder('src'), ...filesUnder('tests/support')]
  .filter((path) => /\.tsx?$/.test(path))
  .map(textOf)
  .join('\n')

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** Expands `{a,b}` to a path for each. */
const expandBraces = (path: string): string[] => {
  const [whole, before = '', names = '', after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(path) ?? []
  if (whole === undefined) return [path]
  return names.split(',').flatMap((name) => expandBraces(`${before}${name}${after}`))
}

/** The files that a page names and that do not exist: by a link, or by their path in code marks. */
function missingFiles(page: string, text: string): string[] {
  const links = matchesOf(text, /\]\(([^)#\s]+)[^)]*\)/g)
    .filter((link) => !/^\w+:/.test(link))
    .map((link) => join(dirname(page), link))
  const paths = matchesOf(text, /`((?:src|tests|vite|docs|public|\.ci)\/[^`\s]*)`/g)
    .filter((path) => !/[<*…]|^tests\/bench\/out\//.test(path))
    .flatMap(expandBraces)
  return [...links, ...paths].filter((path) => !existsSync(path))
}

const missingScripts = (text: string) =>
  matchesOf(text, /npm run ([\w:]+)/g).filter((script) => !(script in SCRIPTS))

/** The functions that a page names, by a call or as a hook, and that nothing exports. */
const missingFunctions = (text: string) =>
  matchesOf(text, /`([a-z]\w+)\(/g)
    .concat(matchesOf(text, /`(use[A-Z]\w+)`/g))
    .filter((name) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(CODE))

describe('the check', () => {
  it.each([
    ['[a](architecture.md#top) `src/main.tsx` `src/campaigns/<route>/` [b](https://a.example)', []],
    ['[a](gone.md)', ['docs/gone.md']],
    ['`src/{main,gone}.tsx`', ['src/gone.tsx']],
  ])('of the files in "%s"', (text, missing) =>
    expect(missingFiles('docs/a.md', text)).toEqual(missing),
  )

  it('finds a script and a function that are gone', () => {
    expect(missingScripts('npm run dev, npm run gone')).toEqual(['gone'])
    expect(missingFunctions('`useWrite` `useGone` `track(page)` `gone()`')).toEqual([
      'gone',
      'useGone',
    ])
  })
})

test('the pages are found', () => expect(PAGES.length).toBeGreaterThan(20))

test.each(PAGES)('%s names files and scripts that are there', (page) => {
  const text = textOf(page)
  expect(missingFiles(page, text)).toEqual([])
  expect(missingScripts(text)).toEqual([])
})

test('the guide to a campaign names functions that are there', () => {
  expect(missingFunctions(textOf(GUIDE))).toEqual([])
})
