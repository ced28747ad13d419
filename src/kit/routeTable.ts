import { matchRoutes, type RouteObject } from 'react-router-dom'

let table: RouteObject[] = []

/** Passes the route table to the parts that must not import it. */
export function setRouteTable(routes: RouteObject[]): void {
  table = routes
}

export function routeTable(): readonly RouteObject[] {
  return table
}

/** Whether the route table has a page at a path: without the base path, the query and the hash. */
export function isKnownRoute(pathname: string): boolean {
  const known = matchRoutes(table, pathname)?.pop()?.route.path
  return known !== undefined && known !== '*'
}
