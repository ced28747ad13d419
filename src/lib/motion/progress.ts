/*
 * The frame's progress bar is an attribute of the document: the page's own HTML starts it before any script arrives,
 * and drawing it never renders anything.
 */

/** Starts the bar. */
export function startProgress(): void {
  document.documentElement.dataset.progress = 'busy'
}

/** Fills the bar and lets it fade. */
export function finishProgress(): void {
  if (document.documentElement.dataset.progress === 'busy')
    document.documentElement.dataset.progress = 'done'
}
