import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { parseServerTime } from '@/lib/serverClock'
import { shellStateOf, type ActivityTimes, type MainQuery, type ShellState } from './shellState'

/**
 * `shellStateOf` by the platform's clock: changes by itself at the start and at the end. Once an address has shown
 * anything, its page does not fall back to the skeleton while it is asked for anew (a retry, a login): what the person
 * has open or typed stays.
 */
export function useShellState(main: MainQuery, activity?: ActivityTimes): ShellState {
  const start = parseServerTime(activity?.startTime)
  const end = parseServerTime(activity?.endTime)
  const state = shellStateOf(main, activity, useServerNowAt([start, end]))
  const { pathname, search } = useLocation()
  const address = pathname + search
  const [settled, setSettled] = useState({ address: '', state })
  // A guest's page would ask the person who has just logged in to log in.
  const isKept = settled.address === address && settled.state.name !== 'GUEST'
  if (state.name === 'LOADING') return isKept ? settled.state : state
  if (settled.address !== address || !isSame(settled.state, state)) setSettled({ address, state })
  return state
}

function isSame(one: ShellState, other: ShellState): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
