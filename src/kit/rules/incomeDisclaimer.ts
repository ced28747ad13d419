/** Required beside every projected income (design: compliance notes). */
export const DISCLAIMER = '预计收益仅供参考，不代表承诺，以实际结算为准'

const INCOME = '收益'
const KEY_WORDS = '仅供参考'

/** Adds the disclaimer below the heading of each section on income that lacks it, also in the platform's text. */
export function addIncomeDisclaimer(text: ParentNode): void {
  for (const heading of text.querySelectorAll('h2')) {
    if (!heading.textContent.includes(INCOME) || sectionText(heading).includes(KEY_WORDS)) continue
    const note = heading.ownerDocument.createElement('p')
    note.textContent = DISCLAIMER
    heading.after(note)
  }
}

/** From a heading to the next one. */
function sectionText(heading: Element): string {
  let text = heading.textContent
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2';) {
    text += next.textContent
    next = next.nextElementSibling
  }
  return text
}
