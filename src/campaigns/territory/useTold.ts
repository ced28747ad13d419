import { useState } from 'react'
import { withTold } from './told'
import type { Told } from './told'
import type { TerritoryParts } from './territoryView'

/** The page's answers with what its writes were answered since: a reload that fails takes nothing of it back. */
export function useTold(parts: TerritoryParts | undefined) {
  const [told, setTold] = useState<Told>()
  const shown = parts && told ? withTold(parts, told) : parts
  const tell = (change: (shown: TerritoryParts) => TerritoryParts) => {
    if (parts && shown) setTold({ before: parts, after: change(shown) })
  }
  return { shown, tell }
}
