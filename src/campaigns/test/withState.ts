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
  const before = window.location.href
  const asking = new URL(before)
  asking.searchParams.set(STATE_PARAM, `${state}@${path}`)
  window.history.replaceState(window.history.state, '', asking)
  try {
    return await work()
  } finally {
    if (window.location.href === asking.href)
      window.history.replaceState(window.history.state, '', before)
  }
}
