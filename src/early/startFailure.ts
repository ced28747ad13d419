/** Put in by the build: `StartFailure`, drawn. */
declare const __START_FAILURE__: string

/** The error page cannot be drawn by what is missing, so the page's own HTML draws one. */
export function showStartFailure(): void {
  const root = document.getElementById('root')
  if (!root) return
  document.title = '出错了'
  delete document.documentElement.dataset.entry
  delete document.documentElement.dataset.progress
  root.removeAttribute('inert')
  root.innerHTML = __START_FAILURE__
  root.querySelector('button')?.addEventListener('click', () => window.location.reload())
}
