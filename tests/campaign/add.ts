import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { relative } from 'node:path'
import { filesUnder } from '../support/modules'
import type { Changes } from './changes'
import { namesOf, plainName, renamed } from './names'
import { ROUTE_TABLE, routeTableText, withLine } from './routeTable'
import { Refusal } from './refusal'
import { listRulesText } from './rulesText'

const TEMPLATE = 'tests/campaign/template'
const TITLE = '新活动'
/** The template's placeholder for the platform's own name of a page of rules' text. */
const RULES = 'REWARD_RULES'

/** The campaigns of the template, in the folder structure of the repository. */
const KINDS = { campaign: 'new-campaign', landing: 'new-landing', rules: 'new-rules' } as const
export type Kind = keyof typeof KINDS

export function kindOf(text: string): Kind {
  if (Object.keys(KINDS).includes(text)) return text as Kind
  throw new Refusal(`There is no kind ${text}: --kind ${Object.keys(KINDS).join('|')}.`)
}

/** Makes a working page from the template. */
export function add(changes: Changes, route: string, title: string, kind: Kind): void {
  checkRoute(route)
  if (!/^[^'"`\\<>{}$\n]{1,20}$/.test(title))
    throw new Refusal(`A title has 1 to 20 characters, without quotes and brackets: ${title}`)
  const from = namesOf(KINDS[kind])
  const to = namesOf(route)
  const isOfKind = (path: string) => /[\\/]/.test(path) && renamed(path, from, to) !== path
  for (const source of filesUnder(TEMPLATE).filter(isOfKind)) {
    const text = readFileSync(source, 'utf8')
      .replaceAll(TITLE, title)
      .replaceAll(RULES, to.constant)
    const path = renamed(relative(TEMPLATE, source), from, to)
    changes.write(path, withOwnImports(path, renamed(text, from, to)))
  }
  changes.write(ROUTE_TABLE, withLine(routeTableText(), route))
  if (kind === 'rules') listRulesText(changes, to, title)
}

/** In the template they are not beside the folders to which they will belong. */
function withOwnImports(path: string, text: string): string {
  if (path.startsWith('src/api/')) return text.replaceAll(`'@/api/`, `'./`)
  return path.startsWith('tests/e2e/') ? text.replaceAll(`'@tests/`, `'../`) : text
}

/** @throws Refusal for a route that is malformed, or whose name something has already */
export function checkRoute(route: string): void {
  if (!/^[a-z][A-Za-z0-9]*(?:-[a-z0-9]+)*$/.test(route))
    throw new Refusal(`A route is of the form lucky-draw or luckyDraw: ${route}`)
  const { camel } = namesOf(route)
  const pages = ['src/campaigns', 'src/pages'].flatMap((folder) => readdirSync(folder))
  const page = pages.find((name) => plainName(name) === plainName(route))
  const paths = [`src/api/${camel}.ts`, `src/sandbox/${camel}`, `tests/e2e/${camel}.spec.ts`]
  const taken = page ?? paths.find((path) => existsSync(path))
  if (taken) throw new Refusal(`The name ${route} is taken: ${taken}.`)
}
