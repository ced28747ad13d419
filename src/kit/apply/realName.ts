export const NAME_TEXT = '请输入真实姓名'
const NAME_MAX = 20

const REAL_NAME = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u

/** The name as it is sent: without blanks around it, and with the standard dot. */
export function tidyName(name: string): string {
  return name.trim().replace(/[•・‧∙.．]/g, '·')
}

/** 2 to 20 Chinese characters, with optional dots between them. */
export function isRealName(name: string): boolean {
  const tidy = tidyName(name)
  return Array.from(tidy).length <= NAME_MAX && REAL_NAME.test(tidy)
}
