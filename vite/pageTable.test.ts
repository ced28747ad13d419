import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '@/app/routes'
import { pageTable } from './pageTable'

interface Route {
  path?: string
  handle?: unknown
  children?: Route[]
}

const pagesOf = (list: readonly Route[]): string[] =>
  list.flatMap(({ path, handle, children = [] }) => [
    ...(path !== undefined && handle ? [path] : []),
    ...pagesOf(children),
  ])

test('reads every page of the route table, each with a document and a folder of its own', () => {
  const table = pageTable()
  expect(table.map(({ path }) => path).sort()).toEqual(pagesOf(routes as Route[]).sort())
  expect(table.length).toBeGreaterThan(14)
  for (const column of ['document', 'route'] as const)
    expect(new Set(table.map((row) => row[column])).size).toBe(table.length)
  for (const { route } of table) expect(existsSync(route), route).toBe(true)
})

test('a route with an id has one document for all ids', () => {
  const moment = pageTable().find(({ path }) => path === '/trends-detail/:id')
  expect(moment?.document).toBe('trends-detail/index.html')
})
