/**
 * Takes from a page what Chrome 87 or Safari 14 does not have (README). To be run there before any other script. Trusted
 * Types stay, because the policy is still enforced, and what only tests use (`checkVisibility`).
 */
export function makeOld(): void {
  const younger: readonly (readonly [owner: object, names: string])[] = [
    [Array.prototype, 'at findLast findLastIndex toReversed toSorted toSpliced with'],
    [Reflect.getPrototypeOf(Uint8Array.prototype) ?? {}, 'at findLast toReversed toSorted with'],
    [String.prototype, 'at isWellFormed toWellFormed'],
    [Array, 'fromAsync'],
    [Object, 'groupBy hasOwn'],
    [Promise, 'try withResolvers'],
    [Set.prototype, 'difference intersection isSubsetOf isSupersetOf union'],
    [Intl, 'ListFormat Segmenter'],
    [AbortSignal, 'any timeout'],
    [AbortSignal.prototype, 'reason throwIfAborted'],
    [Blob.prototype, 'arrayBuffer stream text'],
    [URL, 'canParse parse'],
    [URLSearchParams.prototype, 'size'],
    [Crypto.prototype, 'randomUUID'],
    [Navigator.prototype, 'canShare connection locks share userActivation userAgentData vibrate'],
    [HTMLElement.prototype, 'inert popover'],
    [HTMLDialogElement.prototype, 'close open returnValue show showModal'],
    [window, 'BroadcastChannel navigation reportError scheduler structuredClone'],
    [window, 'cancelIdleCallback requestIdleCallback PerformanceNavigationTiming'],
  ]
  for (const [owner, names] of younger)
    for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
  const entriesOf = performance.getEntriesByType.bind(performance) as (type: string) => []
  performance.getEntriesByType = (type: string) => (type === 'navigation' ? [] : entriesOf(type))
}
