const STATE_PARAM = '__state'

/**
 * Runs a call while the page's own address asks the sandbox for a state: the sandbox reads it from `X-App-Url`. Only
 * calls of this path are answered so; the address is put back afterwards, unless the person has left it meanwhile.
 */
export async function withState<Answer>(
  state: string,
  path: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const putBack = askFor(`${state}@${path}`)
  try {
    return await work()
  } finally {
    putBack()
  }
}

/**
 * Lets the page's own address ask the sandbox for a state, until the returned function is called.
 * @param asked in the sandbox's grammar: `name@/part-of-a-path`
 */
export function askFor(asked: string): () => void {
  const before = window.location.href
  const asking = new URL(before)
  asking.searchParams.set(STATE_PARAM, asked)
  window.history.replaceState(window.history.state, '', asking)
  return () => {
    if (window.location.href === asking.href)
      window.history.replaceState(window.history.state, '', before)
  }
}
