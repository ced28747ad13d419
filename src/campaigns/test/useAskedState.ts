import { useLayoutEffect } from 'react'
import { askFor } from './withState'

/**
 * While the drawer is open, its parts are answered in a state of the sandbox: before their own effects ask.
 * @param asked see `askFor`; undefined asks for none
 */
export function useAskedState(asked: string | undefined): void {
  useLayoutEffect(() => (asked === undefined ? undefined : askFor(asked)), [asked])
}
