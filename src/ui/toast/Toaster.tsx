import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast as shelf, useToaster, type Toast } from 'react-hot-toast/headless'
import { useTopModal } from '@/ui/modal/modalStack'
import { connectToasts } from './toast'
import styles from './Toaster.module.css'

const STAY = { duration: 2600, removeDelay: 220 }
const MOST = 3
const ENTRY_MS = 150

/** This close to its end a text is shown anew instead of being prolonged: its end may be running already. */
const LAST_MS = 400

/** The texts on screen, or until recently. */
const shown = new Map<string, { id: string; at: number }>()
let count = 0

connectToasts({
  show(text) {
    const now = Date.now()
    for (const [other, { at }] of shown)
      if (other !== text && now > at + STAY.duration) shown.delete(other)
    const before = shown.get(text)
    // In order of arrival: only the newest are rendered.
    const isDrawn = [...shown.keys()].slice(-MOST).includes(text)
    const stays = before !== undefined && isDrawn && now < before.at + STAY.duration - LAST_MS
    if (before && !stays) {
      // The shelf removes a toast that has begun to leave, also when the same id comes again meanwhile.
      shelf.remove(before.id)
      shown.delete(text)
    }
    const id = stays ? before.id : `${(count += 1)} ${text}`
    shown.set(text, { id, at: now })
    shelf(text, { id })
  },
  clear() {
    shown.clear()
    shelf.remove()
  },
})

/**
 * Renders the toasts; once in the whole product. Over an open dialog they are inside it, where they are visible and
 * announced.
 */
export function Toaster() {
  const { toasts } = useToaster(STAY)
  const region = useRegion()
  return createPortal(
    toasts.slice(0, MOST).map((each) => <ToastText key={each.id} toast={each} />),
    region,
  )
}

/** The one region, which moves into the dialog on top and out of it: its toasts are not announced a second time. */
function useRegion(): HTMLElement {
  const modal = useTopModal()
  const [region] = useState(createRegion)
  useLayoutEffect(() => {
    const place = modal ?? document.body
    place.append(region)
    settle(region)
    return () => region.remove()
  }, [modal, region])
  return region
}

function createRegion(): HTMLOutputElement {
  const region = document.createElement('output')
  region.setAttribute('aria-live', 'polite')
  region.className = styles.region ?? ''
  return region
}

/** A toast that has finished entering does not repeat its animation after the move. */
function settle(region: HTMLElement): void {
  for (const toast of region.querySelectorAll<HTMLElement>('[data-at]'))
    if (Date.now() - Number(toast.dataset.at) > ENTRY_MS) toast.dataset.settled = ''
}

function ToastText({ toast }: { toast: Toast }) {
  return (
    <span
      className={styles.toast}
      data-at={toast.createdAt}
      data-leaving={!toast.visible || undefined}
    >
      {resolveValue(toast.message, toast)}
    </span>
  )
}
