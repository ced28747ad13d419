const PATIENCE_MS = 30_000
const ENTER_MS = 40

/** A value as source code. */
const code = (value) => (value instanceof RegExp ? String(value) : JSON.stringify(value))

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** A person's actions on a page, with the same functions for each engine. */
export function pageOf(engine, address) {
  /** The value of an expression in the page. */
  async function read(expression) {
    const text = await engine.run(
      `(async () => (${expression}))().then((value) => JSON.stringify({ value }))`,
    )
    if (!text?.startsWith('{')) throw new Error(`${expression}: ${text}`)
    return JSON.parse(text).value
  }

  /** Polls until the answer is yes; the last answer has the reason of a failure. */
  async function until(what, ask, patience = PATIENCE_MS) {
    const end = Date.now() + patience
    for (;;) {
      // A document that is going away answers with an error.
      const answer = await ask().catch((error) => ({ why: String(error) }))
      if (answer?.why === undefined && answer) return answer
      if (Date.now() > end) throw new Error(`${what}: ${answer?.why ?? JSON.stringify(answer)}`)
      await sleep(150)
    }
  }

  /** Until an expression holds in the page. */
  const holds = (expression, patience) => until(expression, () => read(expression), patience)
  const sees = (text, patience) => holds(`engines.shows(${code(text)})`, patience)
  const placeOf = (css, name) =>
    until(`${css} ${name}`, () => read(`engines.place(${code(css)}, ${code(name)})`))

  const press = (points) =>
    engine.act([
      {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: engine.pointer },
        actions: points.flatMap(({ x, y }) => [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: ENTER_MS },
          { type: 'pointerUp', button: 0 },
        ]),
      },
    ])

  async function tap(name, css = 'button, a, [role="button"], [role="link"]') {
    await press([await placeOf(css, name)])
  }

  /** Taps the field and types on the keyboard. */
  async function fill(name, text) {
    await tap(name, 'input, textarea')
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.act([{ type: 'key', id: 'keyboard', actions }])
    // Numbers are spaced as they are typed.
    const typed = 'document.activeElement.value.replace(/[ ,]/g, "")'
    await holds(`${typed} === ${code(text.replaceAll(',', ''))}`)
  }

  const open = (path) => engine.open(`${address}${path}`)
  const { back, reload } = engine

  /** A picture of the page at rest, or after a few seconds. */
  async function picture() {
    const isAtRest = () => read('engines.unsettled().then((why) => !why)')
    await until('rest', isAtRest, 5000).catch(() => {})
    return engine.picture()
  }

  /** Opens a page in a browser without storage; with a token as a member. */
  async function openAs(token, path) {
    await open('/banner.svg')
    const login = token && {
      accessToken: token,
      clientInfo: 'e30=',
      expireIn: Date.now() + 86_400_000,
    }
    const keep = `localStorage.setItem('loginInfo', ${code(JSON.stringify(login))})`
    await read(`(localStorage.clear(), sessionStorage.clear(), ${login ? keep : 0}, 1)`)
    await open(path)
  }

  return { read, until, holds, sees, tap, press, fill, open, openAs, back, reload, picture }
}
