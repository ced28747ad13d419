import './typing.css'

/**
 * How long the keyboard may still be closing after the last field: bars shown at once would move down with its edge.
 */
const KEYBOARD_GOES_MS = 300

/** All other `input` types are a switch, a slider, a button or the system's own picker. */
const TYPED = new Set(['text', 'tel', 'search', 'email', 'url', 'number', 'password'])

export function opensKeyboard(element: Element | null): element is HTMLElement {
  if (element instanceof HTMLInputElement) return TYPED.has(element.type) && !element.readOnly
  if (element instanceof HTMLTextAreaElement) return !element.readOnly
  return element instanceof HTMLElement && element.isContentEditable
}

/**
 * While a field of the page has the focus `data-typing` is on the document, and no bar or pill covers the page: see
 * typing.css. The field and its error, in a layer as well, stay inside what the keyboard leaves.
 */
export function watchTyping(): void {
  followFocus()
  keepFieldInView()
}

function followFocus(): void {
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    const { activeElement } = document
    // A layer is above the bars.
    if (opensKeyboard(activeElement) && !activeElement.closest('dialog')) dataset.typing = ''
    else timer = setTimeout(() => delete dataset.typing, KEYBOARD_GOES_MS)
  }
  for (const event of ['focusin', 'focusout']) document.addEventListener(event, follow)
  // A field that is removed from the page loses its focus without an event.
  document.addEventListener('click', follow)
  window.addEventListener('resize', follow)
  follow()
}

function keepFieldInView(): void {
  const observer = new MutationObserver(revealField)
  const onFocus = () => {
    observer.disconnect()
    const { activeElement } = document
    if (!opensKeyboard(activeElement)) return
    // A new error changes this attribute.
    observer.observe(activeElement, { attributeFilter: ['aria-describedby'] })
    revealField()
  }
  let height = visibleHeight()
  const onResize = () => {
    const before = height
    height = visibleHeight()
    const field = document.activeElement?.getBoundingClientRect()
    // If the person has scrolled away from the field, a toolbar that appears or hides does not scroll back to it.
    if (field && field.top < before && field.bottom > 0) revealField()
  }
  document.addEventListener('focusin', onFocus)
  window.addEventListener('resize', onResize)
  window.visualViewport?.addEventListener('resize', onResize)
  onFocus()
}

const visibleHeight = () => window.visualViewport?.height ?? window.innerHeight

function revealField(): void {
  const field = document.activeElement
  if (!opensKeyboard(field)) return
  const errorId = field.getAttribute('aria-describedby')?.split(' ').pop()
  const error = errorId === undefined ? null : document.getElementById(errorId)
  error?.scrollIntoView({ block: 'nearest' })
  field.scrollIntoView({ block: 'nearest' })
  // An iPhone's keyboard covers the page, which keeps its height; a layer makes room for it by itself.
  const view = window.visualViewport
  if (!view || view.scale > 1.01 || field.closest('dialog')) return
  const { top } = field.getBoundingClientRect()
  const { bottom } = (error ?? field).getBoundingClientRect()
  const hidden = bottom - view.offsetTop - view.height
  if (hidden > 0) window.scrollBy(0, Math.min(hidden, top - view.offsetTop))
}
