import { basename, dirname } from 'node:path'
import { pageTable, type PageRow } from '../../vite/pageTable'
import { allLooks } from './lookList'
import { withoutState, type Look } from './looks'

export interface Route extends PageRow {
  /** The page's address, with the ids that it needs: that of its first look. */
  at: string
  /** The visitor of that look. */
  who: Look['who']
}

/** The pages of the route table but home, each with an address that opens it. */
export async function routeList(): Promise<Route[]> {
  const firstLooks = new Map((await allLooks()).map(({ page, looks }) => [page, looks[0]]))
  return pageTable().map((row) => {
    const look = firstLooks.get(basename(dirname(row.route)))
    return { ...row, at: withoutState(look?.at ?? row.path), who: look?.who }
  })
}
