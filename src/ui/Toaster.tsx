import { useState } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast as shelf, useToaster, type Toast } from 'react-hot-toast/headless'
import { useTopModal } from './modalStack'
import { connectToasts } from './toast'
import styles from './Toaster.module.css'

const STAY = { duration: 2600, removeDelay: 220 }
const MOST = 3
const ENTRY_MS = 150

connectToasts({
  show: (text) => shelf(text, { id: text }),
  clear: () => shelf.remove(),
})

/** Draws the toasts; once in the whole product. Over an open dialog they are drawn inside it. */
export function Toaster() {
  const { toasts } = useToaster(STAY)
  const modal = useTopModal()
  return createPortal(
    <output aria-live="polite" className={styles.region}>
      {toasts.slice(0, MOST).map((each) => (
        <ToastText key={each.id} toast={each} />
      ))}
    </output>,
    modal ?? document.body,
  )
}

function ToastText({ toast }: { toast: Toast }) {
  // A toast that moves into or out of a dialog is drawn anew: it does not come in a second time.
  const [settled] = useState(() => Date.now() - toast.createdAt > ENTRY_MS)
  return (
    <span
      className={styles.toast}
      data-settled={settled || undefined}
      data-leaving={!toast.visible || undefined}
    >
      {resolveValue(toast.message, toast)}
    </span>
  )
}
