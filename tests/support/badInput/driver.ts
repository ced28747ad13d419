/**
 * What a person does on a page, for rows of bad input (`badInput.ts` beside a page): they run in jsdom and in the
 * browser. What is named is waited for. An open dialog hides everything behind it.
 */
export interface Driver {
  /** The first button of this name, in the dialog of that name if there is one. */
  tap(name: string | RegExp, dialog?: string | RegExp): Promise<void>
  /** The first link of this name. */
  openLink(name: string | RegExp): Promise<void>
  chooseTab(name: string): Promise<void>
  fill(label: string, text: string): Promise<void>
  /** Chooses from the system's own list. */
  choose(label: string, option: string): Promise<void>
  /** The radio button of this name. */
  pick(name: string | RegExp): Promise<void>
  /** Ticks the only checkbox, or the one of this name. */
  check(name?: string): Promise<void>
  /** Waits until the text is on screen. */
  see(text: string): Promise<void>
  /** To the end of the list, which then asks for its next page by itself. */
  scrollToEnd(): Promise<void>
  /** Closes what lies on top. */
  close(): Promise<void>
  /** The browser's Back, from one address to another. */
  goBack(): Promise<void>
  /** The page comes back from the back-forward cache. */
  restore(): Promise<void>
  /** The page is seen again, after another tab or the app was in front. */
  seeAgain(): Promise<void>
}

export type Act = (page: Driver) => Promise<unknown>
