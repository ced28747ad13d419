import {
  useLayoutEffect,
  useRef,
  useState,
  memo,
  useEffect,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { classes } from '@/ui/classes'
import { addModal, hasModal, lockScroll } from './modalStack'
import styles from './ModalLayer.module.css'

export interface ModalProps {
  /** Called by Back, Escape and a tap beside the panel. */
  onClose: () => void
  children: ReactNode
  /** The id of the dialog's label. */
  labelledBy?: string
  /** The dialog's label if there is no visible one. */
  label?: string
  /** The position of the panel in the full-screen layer. */
  layerClass?: string
  panelClass?: string
}

export interface ModalLayerProps extends ModalProps {
  leaving: boolean
  onLeft: () => void
}

/** A full-screen native dialog whose own background is the scrim; the panel is inside it. */
export function ModalLayer(props: ModalLayerProps) {
  const [place] = useState(fallbackPlace)
  const [theme] = useState(pageTheme)
  const layer = <Layer {...props} theme={theme} />
  return place ? createPortal(layer, place) : layer
}

/** In a browser without modal dialogs: the page itself, because a card would lie below what comes after it. */
function fallbackPlace(): Element | undefined {
  if (isNativeModal(document.createElement('dialog'))) return undefined
  return document.querySelector('[data-theme]') ?? document.body
}

function Layer({
  leaving,
  onLeft,
  onClose,
  children,
  theme,
  ...rest
}: ModalLayerProps & { theme: Theme }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pressedBeside = useRef(false)
  useModalElement(dialog, panel, theme)
  useKeyboardInset(dialog)
  useLeaving(leaving, dialog, panel, onLeft)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are Escape's, the tap beside the panel has a button that does the same
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={rest.labelledBy}
      aria-label={rest.label}
      data-leaving={leaving || undefined}
      className={classes(styles.layer, rest.layerClass)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Some browsers close it without an event, after a second Back or Escape.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        if (!isNativeModal(event.currentTarget)) onFallbackKey(event, onClose)
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Both ends of the tap: a text selection that ends outside is no tap beside the panel.
        if (event.target === event.currentTarget && pressedBeside.current) onClose()
      }}
    >
      <div ref={panel} tabIndex={-1} className={classes(styles.panel, rest.panelClass)}>
        <Freeze still={leaving}>{children}</Freeze>
      </div>
    </dialog>
  )
}

/** Opens the dialog as long as it is mounted: on top, page locked, focus inside and restored at the end. */
function useModalElement(
  dialog: RefObject<HTMLDialogElement | null>,
  panel: RefObject<HTMLElement | null>,
  theme: Theme,
): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const giveBack = noteFocus()
    const unlock = lockScroll()
    takeTheme(element, theme)
    // The browser focuses it with `showModal`: a focus of ours after its own costs another pass over the styles.
    panel.current?.setAttribute('autofocus', '')
    showDialog(element)
    if (document.activeElement !== panel.current) panel.current?.focus({ preventScroll: true })
    const remove = addModal(element)
    return () => {
      remove()
      hide(element)
      unlock()
      giveBack()
    }
  }, [dialog, panel, theme])
}

/** True if the browser supports modal dialogs. Safari 14 and jsdom have no `showModal`. */
function isNativeModal(element: HTMLDialogElement): boolean {
  return typeof element.showModal === 'function'
}

/** Opens it if it is not open. Safari 14 knows neither the method nor `open`. */
export function showDialog(element: HTMLDialogElement): void {
  if (!isNativeModal(element)) element.setAttribute('open', '')
  else if (!element.open) element.showModal()
}

function hide(element: HTMLDialogElement): void {
  if (isNativeModal(element)) element.close()
  else element.removeAttribute('open')
}

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]'

/** Escape and a focus trap for Tab, for browsers whose dialogs are not modal by themselves. */
function onFallbackKey(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Escape') {
    event.stopPropagation()
    onClose()
  } else if (event.key === 'Tab') {
    const ends = endsOf(event.currentTarget)
    const leaving = event.shiftKey ? ends.first : ends.last
    const inside = ends.all.includes(document.activeElement as HTMLElement)
    if (inside && document.activeElement !== leaving) return
    event.preventDefault()
    ;(event.shiftKey ? ends.last : ends.first)?.focus()
  }
}

function endsOf(root: HTMLElement) {
  const all = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)]
  return { all, first: all[0], last: all[all.length - 1] }
}

interface FreezeProps {
  /** While true, the last render stays. */
  still: boolean
  children: ReactNode
}

function Current({ children }: FreezeProps) {
  return children
}

/** Freezes its content: closing a layer has often already cleared the layer's data. */
const Freeze = memo(Current, (_, next) => next.still)

/** Notes the focused element. The returned function restores the focus to it, or near it if it is gone or disabled. */
function noteFocus(): () => void {
  const opener = document.activeElement
  const around = opener?.closest('section, article, main') ?? null
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && takesFocus(opener)) return
    // Another layer has the focus.
    if (hasModal()) return
    const place = around?.isConnected ? around : document.querySelector('main')
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    takesFocus(place)
  }
}

function takesFocus(element: HTMLElement): boolean {
  if (element.isConnected) element.focus({ preventScroll: true })
  return document.activeElement === element
}

/**
 * Sets `--keyboard` on the element to the height that the on-screen keyboard covers: only the visual viewport has it.
 */
function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    let covered = 0
    const follow = () => {
      // A pinch-zoomed page has a small visual viewport without any keyboard.
      const height = view.scale > 1.01 ? 0 : window.innerHeight - view.height - view.offsetTop
      const now = Math.max(0, Math.round(height))
      // A change costs another pass over the layer's styles.
      if (now === covered) return
      covered = now
      element.current?.style.setProperty('--keyboard', `${covered}px`)
    }
    // The viewport's size needs the layout: at once it would be computed twice.
    const frame = requestAnimationFrame(follow)
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      cancelAnimationFrame(frame)
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element])
}

/** The colours that a theme sets. */
const COLOURS = [
  '--bg',
  '--surface',
  '--surface-2',
  '--ink',
  '--ink-2',
  '--line',
  '--accent',
  '--accent-2',
  '--on-accent',
  '--accent-soft',
  '--danger',
  '--success',
  '--warn',
  '--scrim',
]

type Theme = readonly (readonly [name: string, value: string])[]

/** Read before the layer is in the document: after that, its styles would be computed once more for it. */
function pageTheme(): Theme {
  const page = document.querySelector('[data-theme]')
  const theme = page && getComputedStyle(page)
  return theme ? COLOURS.map((name) => [name, theme.getPropertyValue(name)]) : []
}

/** A layer outside the page's themed element (`data-theme`) inherits none of its colours: they are copied to it. */
function takeTheme(layer: HTMLElement, theme: Theme): void {
  if (layer.closest('[data-theme]')) return
  for (const [name, value] of theme) layer.style.setProperty(name, value)
}

const LONGEST_MS = 400

/** Calls `onLeft` when the closing animations of the elements have ended; at once without any. */
function useLeaving(
  leaving: boolean,
  dialog: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  onLeft: () => void,
): void {
  useLayoutEffect(() => {
    if (!leaving) return undefined
    const running = [dialog, panel].flatMap(({ current }) => current?.getAnimations?.() ?? [])
    if (running.length === 0) {
      onLeft()
      return undefined
    }
    let done = false
    const finish = () => {
      if (!done) onLeft()
      done = true
    }
    // In a hidden page animations may never finish.
    const timer = setTimeout(finish, LONGEST_MS)
    void Promise.allSettled(running.map((each) => each.finished)).then(finish)
    return () => {
      done = true
      clearTimeout(timer)
    }
  }, [leaving, dialog, panel, onLeft])
}
