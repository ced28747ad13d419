import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'

/** What `?section=` may ask for, with the words that the heading carries, the best first. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  earn: ['获得', '阶梯', '有效邀请'],
  freeze: ['冻结', '到账'],
  cash: ['兑现', '提现'],
  expire: ['有效期', '过期'],
}

type Change = Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>

/** Another section of the same page is on screen already: nothing is asked for again. */
export function asksAnew({ currentUrl, nextUrl, defaultShouldRevalidate }: Change): boolean {
  const isSame = currentUrl.href === nextUrl.href
  return (
    (isSame || withoutSection(currentUrl) !== withoutSection(nextUrl)) && defaultShouldRevalidate
  )
}

function withoutSection({ href }: URL): string {
  const url = new URL(href)
  url.searchParams.delete('section')
  return url.href
}
