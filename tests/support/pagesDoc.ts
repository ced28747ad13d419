import { hrefOf, type PageState } from '@/app/development/pageMap'
import { pageList } from '../../vite/pageList'

const SERVER = 'http://localhost:5173'

const linkOf = (text: string, at: string) => `[${text}](${SERVER}${hrefOf(at)})`

/** Inside a cell a bar would end it. */
const cell = (text: string) => text.replace(/\|/g, '\\|')

function stateLink({ name, label, at, needsLogin }: PageState): string {
  const mark = needsLogin ? '†' : ''
  return linkOf(cell(`${name}${label && ` ${label}`}`), at) + mark
}

/** The map of the product as a page of the docs: `docs/pages.md`. */
export function pagesDoc(): string {
  const { pages, everywhere } = pageList()
  return [
    '# All pages and their states',
    '',
    'Written by `npm run map`; the same list is behind 「全部页面」 of the sandbox control. The links lead to `npm run dev`. A state',
    'with † is seen by people who are logged in: any phone number, code `123456`.',
    '',
    `States of every page, here on the home page: ${everywhere
      .map(({ name, label }) => linkOf(`${name} ${label}`, `/?__state=${name}`))
      .join(' · ')}`,
    '',
    '| page | title | its own states |',
    '| --- | --- | --- |',
    ...pages.map(
      ({ path, title, at, states }) =>
        `| ${linkOf(`\`${path}\``, at)} | ${cell(title)} | ${states.map(stateLink).join(' · ')} |`,
    ),
    '',
  ].join('\n')
}
