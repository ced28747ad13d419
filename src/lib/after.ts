/** Resolves after that time, with the value if there is one: a wait, or the limit in a race with a call. */
export function after(ms: number): Promise<undefined>
export function after<Value>(ms: number, value: Value): Promise<Value>
export function after(ms: number, value?: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, value)
  })
}
