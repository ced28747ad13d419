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

interface Ask {
  asked: string
}

/** What is asked for at this moment, in any order of beginning and end. */
let asks: readonly Ask[] = []
/** What the address asked for before all of them. */
let own: string | null = null

/**
 * Lets the page's own address ask the sandbox for a state, until the returned function is called.
 * @param asked in the sandbox's grammar: `name@/part-of-a-path`
 */
export function askFor(asked: string): () => void {
  const ask = { asked }
  const now = askedByAddress()
  if (now !== wanted()) own = now
  asks = [...asks, ask]
  write()
  return () => {
    const isOurs = askedByAddress() === wanted()
    asks = asks.filter((each) => each !== ask)
    // An address that the person has left for asks for something else.
    if (isOurs) write()
  }
}

/** What the address says as long as nobody else has changed it. */
function wanted(): string | null {
  return asks.length === 0 ? own : asks.map(({ asked }) => asked).join()
}

function askedByAddress(): string | null {
  return new URL(window.location.href).searchParams.get(STATE_PARAM)
}

function write(): void {
  const address = new URL(window.location.href)
  const state = wanted()
  if (state === null) address.searchParams.delete(STATE_PARAM)
  else address.searchParams.set(STATE_PARAM, state)
  window.history.replaceState(window.history.state, '', address)
}
