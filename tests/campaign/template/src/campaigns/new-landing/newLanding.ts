/** The result of the visit: a new account, or an existing one. */
export type Outcome = 'new' | 'old'

interface Visitor {
  /** The result of this visit's own login. */
  done: Outcome | undefined
  /** The app has not reported the login state yet. */
  waiting: boolean
  loggedIn: boolean
}

/** The outcome to show, or the form. */
export function viewOf({ done, waiting, loggedIn }: Visitor): 'asking' | 'form' | Outcome {
  if (done) return done
  if (loggedIn) return 'old'
  return waiting ? 'asking' : 'form'
}

export const WORDS = {
  new: { title: '欢迎加入', text: '打开App，开始你的第一天' },
  old: { title: '欢迎回来', text: '打开App，看看今天有什么新鲜事' },
} as const satisfies Record<Outcome, { title: string; text: string }>
