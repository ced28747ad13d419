/** The error page's code is missing, too, so the build renders one into the template of each document's body. */
export function showStartFailure(): void {
  const root = document.getElementById('root')
  const drawn = document.querySelector<HTMLTemplateElement>('body>template')
  if (!root || !drawn) return
  document.title = '出错了'
  const { dataset } = document.documentElement
  delete dataset.entry
  delete dataset.progress
  root.removeAttribute('inert')
  root.replaceChildren(drawn.content)
  root.querySelector('button')?.addEventListener('click', () => window.location.reload())
}
