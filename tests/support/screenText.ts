const NOT_DRAWN = 'script, style, template, [hidden], dialog:not([open]), [data-leaving]'

/** The texts on screen, in the order of the document. */
function textsIn(node: Node, texts: string[] = []): string[] {
  if (node instanceof Element && node.matches(NOT_DRAWN)) return texts
  for (const child of node.childNodes)
    if (child instanceof Text) texts.push(child.data)
    else textsIn(child, texts)
  return texts
}

/** The visible text in jsdom. */
export const screenText = (): string => textsIn(document.body).join('')

const NOT_FOR_PEOPLE = /.{0,20}(?:\b(?:undefined|NaN|null)\b|\[object).{0,20}/
const SPOKEN = ['aria-label', 'alt', 'placeholder', 'title']

/** Signs of a programming error, on screen or to a screen reader. */
export function unreadable(): string[] {
  const spoken = [...document.body.querySelectorAll('*')].flatMap((element) =>
    SPOKEN.flatMap((name) => element.getAttribute(name) ?? []),
  )
  return [...textsIn(document.body), ...spoken].filter((text) => NOT_FOR_PEOPLE.test(text))
}

/** Elements that would execute code from an answer. */
export const liveMarkup = (): Element[] => [
  ...document.querySelectorAll('body :is(script, [onerror], [onload], [href^="javascript:"])'),
]
