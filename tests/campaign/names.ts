/**
 * The spellings of a campaign's name: `lucky-draw`, `luckyDraw`, `LuckyDraw`, `LUCKY_DRAW`. A route may be in camel
 * case itself: `qiXi`.
 */
export interface Names {
  route: string
  camel: string
  pascal: string
  constant: string
}

export function namesOf(route: string): Names {
  const camel = route.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const words = camel.replaceAll(/(?=[A-Z])/g, '_')
  const pascal = `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`
  return { route, camel, pascal, constant: words.toUpperCase() }
}

/** Upper and lower case and hyphens make no other name: `sign-in` and `signIn` are one. */
export const plainName = (name: string) => name.toLowerCase().replaceAll('-', '')

/** The text with another campaign's names, as whole words or as a part of an identifier. */
export function renamed(text: string, from: Names, to: Names): string {
  const route = new RegExp(`(?<![\\w-])${from.route}(?![A-Za-z0-9])`, 'g')
  return withIdentifiers(text.replaceAll(route, to.route), from, to)
}

/** `renamed` for identifiers and names of files, which never contain a route. */
export const withIdentifiers = (text: string, from: Names, to: Names): string =>
  text
    .replaceAll(new RegExp(`(?<![\\w-])${from.camel}(?![a-z])`, 'g'), to.camel)
    .replaceAll(new RegExp(`(?<![A-Z])${from.pascal}(?![a-z])`, 'g'), to.pascal)
