import { useContext } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'
import type { RouteObject } from 'react-router-dom'

/** Every path of the route table, in its order, without the one for unknown addresses. */
export function useRoutePaths(): string[] {
  return pathsOf(useContext(UNSAFE_DataRouterContext)?.router.routes ?? [])
}

type RouteLike = Pick<RouteObject, 'path'> & { children?: readonly RouteLike[] }

function pathsOf(table: readonly RouteLike[]): string[] {
  return table.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ])
}
