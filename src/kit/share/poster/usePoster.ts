import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { serverNow } from '@/lib/serverClock'
import { inlineImage } from '@/kit/share/paint/inlineImage'
import { QR_HINT, type PosterWords } from './Poster'
import { posterImage } from '@/kit/share/paint/posterImage'
import type { PlainPoster } from '@/kit/share/paint/plainPoster'
import { afterLoad, expiryText, isExpired } from './posterState'
import type { CodeAnswer, PosterCode, PosterState } from './posterState'

export interface PosterContent {
  words: PosterWords
  sharer: { name: string; avatar: string }
  loadCode: () => Promise<CodeAnswer>
}

export interface PosterRun {
  state: PosterState
  /** The ref of the poster that is being made into an image. */
  node: RefObject<HTMLDivElement | null>
  /** Asks for a new code and draws again. */
  again: () => void
}

/** Loads a code, makes the poster's image, and notices when the code has expired. Starts anew with each opening. */
export function usePoster(open: boolean, { words, sharer, loadCode }: PosterContent): PosterRun {
  const [state, setState] = useState<PosterState>({ step: 'loading' })
  const [round, setRound] = useState(0)
  const node = useRef<HTMLDivElement>(null)

  const load = useEffectEvent(loadCode)
  useEffect(() => {
    if (!open) return undefined
    let left = false
    const move = (next: PosterState) => !left && setState(next)
    move({ step: 'loading' })
    load().then(
      (answer) => move(afterLoad(answer, serverNow())),
      () => move({ step: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [open, round])

  // Who becomes known after the code is drawn with the same one.
  const { name, avatar } = sharer
  const picture = useMemo(() => (open ? inlineImage(avatar) : undefined), [open, avatar])
  const code = 'code' in state ? state.code : undefined
  useEffect(() => {
    if (!code || !picture) return undefined
    let left = false
    void picture.then((face) => !left && setState({ step: 'drawing', code, avatar: face }))
    return () => {
      left = true
    }
  }, [code, picture, name])

  const draw = useEffectEvent((element: HTMLElement, shown: PosterCode) =>
    posterImage(element, plainOf(element, words, name, shown)),
  )
  useEffect(() => {
    if (state.step !== 'drawing' || !node.current) return undefined
    const { code: shown } = state
    let left = false
    draw(node.current, shown).then(
      (image) => !left && setState({ step: 'ready', code: shown, image }),
      () => !left && setState({ step: 'failed' }),
    )
    return () => {
      left = true
    }
  }, [state])

  const ready = state.step === 'ready' ? state : undefined
  useExpiry(open ? ready?.code : undefined, () =>
    setState({ step: 'expired', image: ready?.image }),
  )
  return { state, node, again: useCallback(() => setRound((before) => before + 1), []) }
}

/** Timers stop while a phone sleeps, so the clock is checked again when the page becomes visible. */
function useExpiry(code: PosterCode | undefined, onExpired: () => void): void {
  const expire = useEffectEvent(onExpired)
  useEffect(() => {
    if (code?.expiresAt === undefined) return undefined
    const check = () => isExpired(code, serverNow()) && expire()
    const timer = setInterval(check, 1000)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [code])
}

function plainOf(
  element: HTMLElement,
  words: PosterWords,
  name: string,
  code: PosterCode,
): PlainPoster {
  const style = getComputedStyle(element)
  const token = (property: string) => style.getPropertyValue(property).trim()
  const colours = {
    ground: token('--night'),
    accent: token('--accent'),
    accent2: token('--accent-2'),
  }
  return { ...words, name, hint: QR_HINT, expiry: expiryText(code), modules: code.modules, colours }
}
