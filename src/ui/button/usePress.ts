import { useCallback, useRef, useState } from 'react'

export type PressHandler = () => Promise<unknown> | void

export interface Press {
  /** True while the promise of the last press runs. */
  busy: boolean
  press: () => void
}

/**
 * One tap, one run: while the promise that `onPress` returned is open, further presses do nothing. The lock is a ref,
 * because two taps in one frame both come before a state change is drawn. Errors belong to the owner of `onPress`:
 * what still gets here is reported on the console, and the lock opens again.
 */
export function usePress(onPress: PressHandler | undefined): Press {
  const locked = useRef(false)
  const [busy, setBusy] = useState(false)

  const press = useCallback(() => {
    if (locked.current || !onPress) return
    const running = started(onPress)
    if (!running) return
    locked.current = true
    setBusy(true)
    void running.catch(report).finally(() => {
      locked.current = false
      setBusy(false)
    })
  }, [onPress])

  return { busy, press }
}

function started(onPress: PressHandler): Promise<unknown> | undefined {
  try {
    const result = onPress()
    return result === undefined ? undefined : Promise.resolve(result)
  } catch (error) {
    report(error)
    return undefined
  }
}

/** A rejection that is not an Error is a server's answer: it can contain personal data, so only its type is logged. */
function report(reason: unknown): void {
  console.error('A press failed:', reason instanceof Error ? reason : typeof reason)
}
