import { useLayoutEffect, type RefObject } from 'react'
import { noteFocus } from '@/ui/focus/focusReturn'
import { addModal } from './modalStack'
import { takePageTheme } from '@/ui/layer/pageTheme'
import { lockScroll } from './scrollLock'

/** Opens the dialog as long as it is mounted: on top, page held still, focus inside and given back at the end. */
export function useModalElement(
  dialog: RefObject<HTMLDialogElement | null>,
  panel: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const giveBack = noteFocus()
    const unlock = lockScroll()
    takePageTheme(element)
    show(element)
    panel.current?.focus({ preventScroll: true })
    const remove = addModal(element)
    return () => {
      remove()
      hide(element)
      unlock()
      giveBack()
    }
  }, [dialog, panel])
}

/** True where the browser makes the dialog modal by itself. Safari 14 and jsdom know no `showModal`. */
export function isNativeModal(element: HTMLDialogElement): boolean {
  return typeof element.showModal === 'function'
}

function show(element: HTMLDialogElement): void {
  if (!isNativeModal(element)) element.setAttribute('open', '')
  else if (!element.open) element.showModal()
}

function hide(element: HTMLDialogElement): void {
  if (isNativeModal(element)) element.close()
  else element.removeAttribute('open')
}
