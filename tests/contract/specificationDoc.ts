import { pageTable } from '../../vite/pageTable'
import { pageList } from '../../vite/pageList'
import { filesUnder, textOf } from '../support/modules'
import type { Call, Contract } from './contract'

const HEAD = `# The specification and its tests

Written by \`npm run contract\` from the route table, the calls and the folders' \`README.md\`. Each clause of the specification
is in one \`README.md\`, in the folder that implements it, in our own words and with the titles of the tests that show it.
Below it the \`README.md\` says how unclear points were interpreted. \`tests/specificationMap.test.ts\` fails if no test has a
title, or if the pages differ from the specification's; \`src/api/apiCatalogue.test.ts\` if the given calls differ.
`

/** \`docs/specification.md\`: where each clause is, and the routes and calls that the specification gives. */
export function specificationDoc({ calls }: Contract): string {
  const given = calls.filter((call) => call.given !== 'nothing')
  const folders = new Map(pageTable().map(({ path, route }) => [path, folderOf(route)]))
  return [
    HEAD,
    '## Parts of no single page',
    '',
    ...filesUnder('src')
      .filter((path) => path.endsWith('README.md') && !isOfPage(path))
      .map((path) => `- [\`${path.replace('/README.md', '')}\`](../${path}): ${headingOf(path)}`),
    '',
    '## Pages',
    '',
    '| page | title | calls that are given |',
    '| --- | --- | --- |',
    ...pageList().pages.map(({ path, title }) => {
      const readme = `../${folders.get(path) ?? 'src/pages/home'}/README.md`
      return `| [\`${path}\`](${readme}) | ${title} | ${given
        .filter(({ pages }) => pages.includes(path))
        .map(({ name }) => name)
        .join(', ')} |`
    }),
    '',
    '## Calls that are given',
    '',
    'With method and path, or (*) with the method and the end of the path. All calls: [api.md](api.md).',
    '',
    ...given.map(lineOf),
    '',
  ].join('\n')
}

const folderOf = (route: string) => /src\/(?:pages|campaigns)\/[^/]+/.exec(route)?.[0]

const isOfPage = (path: string) => textOf(path).startsWith('# `/')

const headingOf = (path: string) => /^# (.*)/.exec(textOf(path))?.[1] ?? ''

const lineOf = ({ name, method, path, given }: Call) =>
  `- ${name}: \`${method} ${path}\`${given === 'method' ? ' (*)' : ''}`
