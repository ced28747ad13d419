/**
 * 1rem in CSS pixels, by what is as wide as it: an Android web view that enlarges text reports the root's font size as
 * enlarged, too, and leaves rem as it is.
 */
export function remInPx(): number {
  const ruler = document.body.appendChild(document.createElement('div'))
  ruler.style.position = 'absolute'
  ruler.style.width = '1rem'
  const { width } = ruler.getBoundingClientRect()
  ruler.remove()
  return width
}

/** The factor by which a web view enlarges text. */
export function textZoom(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return size / remInPx() || 1
}
