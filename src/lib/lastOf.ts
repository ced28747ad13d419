/** `at(-1)` for browsers that have none (Chrome before 92, Safari before 15.4). */
export function lastOf<Item>(list: readonly Item[]): Item | undefined {
  return list[list.length - 1]
}
