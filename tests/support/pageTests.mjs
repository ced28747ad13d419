import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

const FOLDERS = ['src/campaigns', 'src/pages']
const SPECS = 'tests/e2e'

/** `sign-in`, `signIn` and `SignIn` are one name. */
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Where the tests of one page are: its folder, its own browser tests, and its part of those that all pages share, whose
 * titles begin with the page's name.
 * @param {string} wanted a page's folder or a file of browser tests, in any spelling
 * @returns {{ folders: string[], grep: string | undefined, names: string[] }} no `grep`: there is no such page
 */
export function pageTests(wanted, list = (folder) => readdirSync(folder)) {
  const pages = FOLDERS.flatMap((folder) =>
    list(folder).map((name) => ({ name, path: `${folder}/${name}/` })),
  )
  const specs = list(SPECS).map((file) => ({
    name: basename(file).replace(/(\.full)?\.spec\.ts$/, ''),
    file,
  }))
  const isIt = ({ name }) => plain(name) === plain(wanted)
  const own = pages.filter(isIt)
  const ownSpecs = specs.filter(isIt)
  const alternatives = [
    ...ownSpecs.map(({ file }) => `${escaped(file)} `),
    ...own.map(
      ({ name }) => `\\.spec\\.ts /?(${escaped(name)}|${escaped(camelCase(name))})\\b(?!-)`,
    ),
  ]
  return {
    folders: own.map(({ path }) => path),
    grep: alternatives.length > 0 ? alternatives.join('|') : undefined,
    names: [...new Set([...pages, ...specs].map(({ name }) => name))].sort(),
  }
}

function camelCase(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
}
