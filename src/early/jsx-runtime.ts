/*
 * A JSX runtime that writes HTML text. The frame and the provider list are compiled twice from the same source: with
 * React for the app, and with this for the page's own HTML and the first paint, which React then hydrates. So it writes
 * what React's server renderer would write for components without hooks. See docs/decisions/first-paint.md.
 */

class Html {
  constructor(readonly html: string) {}
}

type Props = Record<string, unknown> & { children?: unknown }
type Component = (props: Props) => unknown

export const Fragment = Symbol('Fragment')

const VOID = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/
const ATTRIBUTE_NAMES: Record<string, string> = { className: 'class', htmlFor: 'for' }
const SVG_KEBAB = /^(?:stroke|fill|clip|stop|text|font|dominant)[A-Z]/
/** Attributes with the value "false"; all others are left out when false. */
const WORDED = /^(?:aria-|data-)/

export function jsx(type: string | Component | typeof Fragment, props: Props): Html {
  if (typeof type === 'function') return new Html(write(type(props)))
  if (typeof type !== 'string') return new Html(write(props.children))
  const open = `<${type}${attributes(props)}>`
  return new Html(VOID.test(type) ? open : `${open}${write(props.children)}</${type}>`)
}

export const jsxs = jsx

/** The HTML of an element, a list of them, or text. Text is escaped. */
export function write(node: unknown): string {
  if (node instanceof Html) return node.html
  if (Array.isArray(node)) return writeList(node)
  return isText(node) ? escape(String(node)) : ''
}

/** React marks the boundary between two texts, so that it finds both again. */
function writeList(nodes: readonly unknown[]): string {
  let html = ''
  let afterText = false
  for (const node of nodes) {
    if (node === null || node === undefined || node === '' || typeof node === 'boolean') continue
    if (afterText && isText(node)) html += '<!-- -->'
    html += write(node)
    afterText = isText(node)
  }
  return html
}

function isText(node: unknown): node is string | number {
  return typeof node === 'string' || typeof node === 'number'
}

function attributes(props: Props): string {
  let text = ''
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || name === 'key' || name === 'ref') continue
    text += attribute(name, value)
  }
  return text
}

function attribute(name: string, value: unknown): string {
  if (typeof value === 'boolean' && !WORDED.test(name))
    return value ? ` ${attributeName(name)}=""` : ''
  if (!isText(value) && typeof value !== 'boolean') return ''
  return ` ${attributeName(name)}="${escape(String(value))}"`
}

function attributeName(name: string): string {
  if (SVG_KEBAB.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return ATTRIBUTE_NAMES[name] ?? (name === 'viewBox' ? name : name.toLowerCase())
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
}
