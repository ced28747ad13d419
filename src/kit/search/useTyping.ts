import { useEffect, useEffectEvent, useRef, useState } from 'react'

export const DEBOUNCE_MS = 300

interface Typing {
  /** Called with the text typed so far, except during a composition. */
  onTyped?: (text: string) => void
  /** Nothing was typed for 300 ms, or the person has submitted it. */
  onRest: (text: string) => void
}

/** A search text with debounce: 300 ms after the last key, and never during a composition. */
export function useTyping({ onTyped, onRest }: Typing, start = '') {
  const [typed, setTyped] = useState(start)
  const isComposing = useRef(false)
  const [asked, setAsked] = useState<{ text: string; delay: number }>()
  const rest = useEffectEvent(onRest)
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => rest(asked.text), asked.delay)
    return () => clearTimeout(timer)
  }, [asked])

  const ask = (text: string, delay = DEBOUNCE_MS) => {
    onTyped?.(text)
    setAsked({ text, delay })
  }
  return {
    typed,
    change(text: string) {
      setTyped(text)
      if (!isComposing.current) ask(text)
    },
    startComposing() {
      isComposing.current = true
      setAsked(undefined)
    },
    endComposing(text: string) {
      isComposing.current = false
      setTyped(text)
      ask(text)
    },
    /** At once: by the keyboard's submit key. */
    submit: () => ask(typed, 0),
  }
}
