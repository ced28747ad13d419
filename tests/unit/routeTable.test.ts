import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { routes } from '@/app/routes'

const pathsOf = (table: readonly RouteObject[]): string[] =>
  table.flatMap(({ path, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...pathsOf(children),
  ])

const [root] = routes
const [frame, ...outside] = root?.children ?? []

test('the directory alone lies in the frame', () => {
  expect(pathsOf(frame?.children ?? [])).toEqual(['/', '/manufacturerDetail/:id'])
  expect(pathsOf(outside)).toContain('/test')
})

test('each path is declared once, and any other leads home', () => {
  const all = pathsOf(routes)
  expect(new Set(all).size).toBe(all.length)
  expect(all.at(-1)).toBe('*')
})
