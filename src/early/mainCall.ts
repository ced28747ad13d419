import { visitOf, type MainRequestOf } from '@/api/core/mainRequest'
import { ask } from './ask'
import type { EarlyCall } from './state'

/**
 * A page's main call, for its own document: the build makes a file of it with the page's `mainRequest` (`route.ts`).
 * @returns what makes the call, undefined where this visit makes none; it takes the fingerprint of a browser that has
 * none kept
 */
export function mainCallWith(mainRequest: MainRequestOf) {
  return function askMain(newVisitor: Promise<string> | undefined): EarlyCall | undefined {
    const request = mainRequest(visitOf(window.location))
    return request && ask(request, newVisitor)
  }
}
