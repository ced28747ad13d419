/** A heading of a rule text, for its table of contents. */
export interface RuleHeading {
  id: string
  text: string
}

/** Names of sections, each with the words that its heading may contain. */
export type RuleSections = Readonly<Record<string, readonly string[]>>

/** Fewer headings need no table of contents. */
const FEWEST_FOR_CONTENTS = 3

/** Gives ids to the second-level headings of a shown text, for chips and links. */
export function nameHeadings(box: ParentNode): RuleHeading[] {
  return Array.from(box.querySelectorAll('h2')).map((heading, index) => {
    heading.id = `rule-${index + 1}`
    heading.tabIndex = -1
    return { id: heading.id, text: heading.textContent.trim() }
  })
}

/** The headings that the table of contents shows; none where the text is short. */
export function contentsOf(headings: readonly RuleHeading[]): readonly RuleHeading[] {
  return headings.length < FEWEST_FOR_CONTENTS ? [] : headings
}

/** A chip's label: the heading without its number, such as 一、 or 2. */
export function chipText(text: string): string {
  return text.replace(/^(?:[一二三四五六七八九十]+|\d+)[、.．]\s*/, '') || text
}

/**
 * The heading for a `section` of the address: the first that contains one of its words.
 * @param sections the page's own sections, each with the words that its heading may contain
 */
export function headingOf(
  section: string | null,
  sections: RuleSections,
  headings: readonly RuleHeading[],
): RuleHeading | undefined {
  const words = new Map(Object.entries(sections)).get(section ?? '')
  if (!words) return undefined
  for (const word of words) {
    const found = headings.find(({ text }) => text.includes(word))
    if (found) return found
  }
  return undefined
}
