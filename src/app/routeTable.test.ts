import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageOf } from './page/pageOf'
import { routes } from './routes'

const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ])

const [root] = routes
const [frame, ...outside] = root?.children ?? []

test('the directory alone lies in the frame', () => {
  expect(pathsOf(frame?.children ?? [])).toEqual(['/', '/manufacturerDetail/:id'])
  expect(pathsOf(outside)).toContain('/trends-detail/:id')
})

test('each path is declared once, and any other leads home', () => {
  const all = pathsOf(routes)
  expect(new Set(all).size).toBe(all.length)
  expect(all.at(-1)).toBe('*')
})

test('a path written in other letters leads home', () => {
  const mixed = pathsOf(routes).filter((path) => path !== path.toLowerCase())
  expect(mixed).toContain('/manufacturerDetail/:id')
  for (const path of mixed)
    expect(matchRoutes(routes, path.toLowerCase())?.at(-1)?.route.path).toBe('*')
})

test('a path is named by its pattern, with no id in it', () => {
  for (const path of pathsOf(routes))
    expect(pageOf(`/mfuwu${path.replace(':id', '20001')}`)).toBe(path)
  expect(pageOf('/mfuwu/nowhere/13800138000')).toBe('*')
  expect(pageOf('/elsewhere')).toBe('*')
})
