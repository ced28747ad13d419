import { matchRoutes } from 'react-router-dom'
import type { PageHandle } from '@/app/page/page'
import { routes } from '@/app/routes'

/** Loads the code of the pages at these addresses, so that no test waits for it when it goes there. */
export async function loadCode(...addresses: string[]): Promise<void> {
  const matches = addresses.flatMap((address) => matchRoutes(routes, address) ?? [])
  const handles = matches.map(({ route }) => route.handle as PageHandle | undefined)
  await Promise.all(handles.flatMap((handle) => (handle ? [handle.fetchAhead()] : [])))
}
