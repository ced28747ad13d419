import { readFileSync } from 'node:fs'

export const ROUTE_TABLE = 'src/app/routes.tsx'

const lineOf = (route: string) =>
  new RegExp(`\\n *campaign\\(\\s*'/${route}',[^)]*\\)\\s*=>\\s*import\\('[^']+'\\),?\\s*\\),`)
const LAST = /(?<=\n)( *)campaign\((?:(?!\n *campaign\()[^])*?\n? *\),(?=\n *\])/

export const routeTableText = () => readFileSync(ROUTE_TABLE, 'utf8')

export function withLine(table: string, route: string): string {
  const line = `campaign('/${route}', () => import('@/campaigns/${route}/route')),`
  return table.replace(LAST, (last, indent: string) => `${last}\n${indent}${line}`)
}

export const withoutLine = (table: string, route: string) => table.replace(lineOf(route), '')
