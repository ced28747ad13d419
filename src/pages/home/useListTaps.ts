import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { BASE_PATH } from '@/lib/env'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast/toast'

/**
 * One listener for all cards: they are drawn without React at first, and a thousand of them cost no more than one. The
 * follow button is on a card that is a link and never follows it (specification section 2).
 */
export function useListTaps(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('button')) {
        event.preventDefault()
        track('home', 'button', 'follow')
        showToast('敬请期待')
        return
      }
      const path = target?.closest('a')?.getAttribute('href')?.slice(BASE_PATH.length)
      if (!path) return
      track('home', 'card', 'provider', { id: path.slice(path.lastIndexOf('/') + 1) })
      if (!isPlainClick(event)) return
      event.preventDefault()
      void navigate(path)
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [list, navigate])
}

/** True for a click that stays in this tab; with a modifier key or another button the browser decides. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}
