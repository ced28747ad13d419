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

/** A layer outside the page's themed element (`data-theme`) inherits none of its colours: they are copied to it. */
export function takePageTheme(layer: HTMLElement): void {
  const page = document.querySelector('[data-theme]')
  if (!page || page.contains(layer)) return
  const theme = getComputedStyle(page)
  for (const name of COLOURS) layer.style.setProperty(name, theme.getPropertyValue(name))
}
