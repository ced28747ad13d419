import { useCallback, useEffect, useRef, useState } from 'react'
import { isMobile } from './phone'

/**
 * What the page has against a phone, e.g. that it is registered; undefined: nothing.
 * @param signal aborted when another phone is typed meanwhile
 */
export type CheckPhone = (phone: string, signal: AbortSignal) => Promise<string | undefined>

const DEBOUNCE_MS = 300

interface Running {
  phone: string
  answer: Promise<string | undefined | null>
  abort: () => void
}

/** Checks a whole phone 300 ms after its last key. Without a check, or if it fails, the phone is accepted. */
export function usePhoneCheck(phone: string, check: CheckPhone | undefined) {
  const [found, setFound] = useState<{ phone: string; problem: string | undefined }>()
  const running = useRef<Running>(undefined)
  const latest = useRef(check)
  useEffect(() => {
    latest.current = check
  })

  /** Why this phone is refused; null when another one was typed meanwhile. A pending check is not repeated. */
  const ask = useCallback((asked: string): Promise<string | undefined | null> => {
    if (running.current?.phone === asked) return running.current.answer
    running.current?.abort()
    const controller = new AbortController()
    const answer = runCheck(latest.current, asked, controller.signal).then((result) => {
      if (controller.signal.aborted) return null
      if (result) setFound({ phone: asked, ...result })
      // Retried by the next tap.
      else running.current = undefined
      return result?.problem
    })
    running.current = { phone: asked, answer, abort: () => controller.abort() }
    return answer
  }, [])

  const isOn = check !== undefined && isMobile(phone)
  useEffect(() => {
    if (!isOn) return undefined
    const timer = setTimeout(() => void ask(phone), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      running.current?.abort()
      running.current = undefined
    }
  }, [isOn, phone, ask])

  return { problem: found?.phone === phone ? found.problem : undefined, ask }
}

/** Undefined if the check failed. */
async function runCheck(check: CheckPhone | undefined, phone: string, signal: AbortSignal) {
  try {
    return { problem: await check?.(phone, signal) }
  } catch {
    return undefined
  }
}
