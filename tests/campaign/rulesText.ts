import { existsSync } from 'node:fs'
import { textOf } from '../support/modules'
import type { Changes } from './changes'
import type { Names } from './names'

/* The text of a page of rules is one of the platform's: its name is in these lists, beside those of the others. */

interface RulesText {
  constant: string
  title: string
  file: string
}

const LISTS: readonly (readonly [string, RegExp, (text: RulesText) => string])[] = [
  ['src/api/privacy.ts', /(?<=type PrivacyType =\n)/, ({ constant }) => `  | '${constant}'`],
  [
    'src/kit/login/agreement/privacyTexts.ts',
    /(?<=PRIVACY_TITLES.*\n)/,
    ({ constant, title }) => `  ${constant}: '${title}',`,
  ],
  [
    'src/sandbox/privacy/handlers.ts',
    /(?<=import type .* from '@\/api\/privacy'\n)/,
    ({ constant, file }) => `import { ${constant} } from './${file}'`,
  ],
  [
    'src/sandbox/privacy/handlers.ts',
    /(?<=const BODIES.*\n)/,
    ({ constant, title }) => `  ${constant}: ['${title}', ${constant}],`,
  ],
  [
    'tests/contract/glossary.ts',
    /(?<=const WORDS.*\n)/,
    ({ constant, title }) => `  ${constant}: 'the rules of ${title}',`,
  ],
]

const answerOf = ({ camel }: Names) => `src/sandbox/privacy/${camel}.ts`

export function listRulesText(changes: Changes, { constant, camel }: Names, title: string): void {
  for (const [path, place, line] of LISTS) {
    const added = `${line({ constant, title, file: camel })}\n`
    changes.write(
      path,
      textOf(path).replace(place, () => added),
    )
  }
}

/** The text of a page that `listRulesText` has listed; those of the first pages stay, as the platform has them. */
export function removeRulesText(changes: Changes, names: Names): void {
  const answer = answerOf(names)
  const [, constant] = existsSync(answer) ? (/^export const (\w+)/m.exec(textOf(answer)) ?? []) : []
  if (constant === undefined) return
  changes.remove(answer)
  for (const path of new Set(LISTS.map(([file]) => file)))
    changes.write(path, textOf(path).replaceAll(new RegExp(`.*\\b${constant}\\b.*\n`, 'g'), ''))
}
