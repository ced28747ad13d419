import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { currentVisit } from '@/bridge/environment'
import { isLoggedIn, setWrapperToken, subscribe, tokens } from '@/session/session'
import { useLoggedIn } from '@/session/useSession'
import { LoginSheet } from './LoginSheet'
import { fetchFormAhead } from './phoneLoginForm'

export interface LoginGate {
  loggedIn: boolean
  /**
   * True when logged in. A guest gets the login instead, and the tapped action is not done by itself afterwards: the
   * person taps again. For writes; for what only opens, `whenLoggedIn`.
   * @example if (!gate.requireLogin()) return
   */
  requireLogin: () => boolean
  /** Runs it at once, or, for a guest, after the login: a sheet, a form, a question. Never a write. */
  whenLoggedIn: (step: () => void) => void
  /**
   * Opens the login, also over a login that the platform refuses.
   * @param wanted run once after the login; dropped if the login is closed
   */
  openLogin: (wanted?: () => void) => void
  /**
   * For the error of a tap's call: opens the login if it means not logged in, and returns whether it does.
   * @example catch (error) { if (!gate.wasSignedOut(error)) showToast(failureOf(error).text) }
   */
  wasSignedOut: (error: unknown) => boolean
  /** To be rendered somewhere on the page. */
  sheet: ReactNode
}

/**
 * Lets a page ask for a login where it needs one.
 * @param pageName the route without its slash
 */
export function useLoginGate(pageName: string): LoginGate {
  const loggedIn = useLoggedIn()
  const [open, setOpen] = useState(false)
  /** The pending `wanted` of the open login. */
  const wanted = useRef<() => void>(undefined)

  const finish = useCallback(() => {
    const step = wanted.current
    wanted.current = undefined
    setOpen(false)
    step?.()
  }, [])
  const openSheet = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    wanted.current = undefined
    setOpen(false)
  }, [])
  const ask = useAppLogin({ onToken: finish, onNone: openSheet })
  useLoginElsewhere(open, finish)
  useEffect(() => (loggedIn ? undefined : fetchFormAhead()), [loggedIn])

  const openLogin = useCallback(
    (step?: () => void) => {
      wanted.current = step
      ask()
    },
    [ask],
  )
  const requireLogin = useCallback(() => {
    if (isLoggedIn()) return true
    openLogin()
    return false
  }, [openLogin])
  const whenLoggedIn = useCallback(
    (step: () => void) => (isLoggedIn() ? step() : openLogin(step)),
    [openLogin],
  )
  const wasSignedOut = useCallback(
    (error: unknown) => {
      const signedOut = failureOf(error).kind === 'signedOut'
      if (signedOut) openLogin()
      return signedOut
    },
    [openLogin],
  )

  const sheet = <LoginSheet open={open} onClose={close} pageName={pageName} onDone={finish} />
  return { loggedIn, requireLogin, whenLoggedIn, openLogin, wasSignedOut, sheet }
}

/** Another tab or the app can log the person in while the sheet is open: with a different token than before. */
function useLoginElsewhere(open: boolean, onLoggedIn: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const before = tokens()
    return subscribe(() => {
      const { wrapper, stored } = tokens()
      const changed = wrapper !== before.wrapper || stored !== before.stored
      if (isLoggedIn() && changed) onLoggedIn()
    })
  }, [open, onLoggedIn])
}

/** An app without the `login` handler never answers. */
const APP_WAIT_MS = 1500

interface AppLoginEnds {
  onToken: () => void
  /** No answer, or no login: the web's own login takes over. */
  onNone: () => void
}

/**
 * Opens the app's own login screen. While it covers the page ours may open below it: when a token comes after all,
 * `onToken` closes it again.
 */
function useAppLogin({ onToken, onNone }: AppLoginEnds): () => void {
  const ends = useRef({ onToken, onNone })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    ends.current = { onToken, onNone }
  }, [onToken, onNone])
  useEffect(() => () => clearTimeout(timer.current), [])

  return useCallback(() => {
    if (currentVisit().visit !== 'app') return ends.current.onNone()
    if (timer.current !== undefined) return
    let waiting = true
    const giveUp = () => {
      if (!waiting) return
      waiting = false
      clearTimeout(timer.current)
      timer.current = undefined
      if (document.visibilityState === 'visible') ends.current.onNone()
    }
    timer.current = setTimeout(giveUp, APP_WAIT_MS)
    const answer = import('@/bridge/handlers').then(({ appLogin }) => appLogin())
    void answer.then((token) => {
      if (token === '') return giveUp()
      waiting = false
      clearTimeout(timer.current)
      timer.current = undefined
      setWrapperToken(token, true)
      ends.current.onToken()
    }, giveUp)
  }, [])
}
