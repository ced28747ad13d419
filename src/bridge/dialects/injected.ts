import { injectedBridge } from '@/bridge/environment'
import type { Bridge } from '@/bridge/bridge'

/** Only JsBridge has it. */
interface Injected extends Bridge {
  init?(handler: () => void): void
}

/** The object that a library's own script has put on the window, once it has its functions. */
export function injected(): Injected | undefined {
  const value = injectedBridge() as Partial<Injected> | null | undefined
  return typeof value?.callHandler === 'function' ? (value as Injected) : undefined
}
