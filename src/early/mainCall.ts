import { visitOf, type MainRequestOf } from '@/api/core/mainRequest'
import { ask, browserCaller } from './ask'
import type { MainCallFile } from './state'

/** A page's main call, for its own document: the build makes a file of it with the page's `mainRequest` (`route.ts`). */
export function mainCallWith(mainRequest: MainRequestOf): MainCallFile['askMain'] {
  return function askMain(newVisitor, caller = browserCaller(newVisitor)) {
    const request = mainRequest(visitOf(window.location))
    return request && ask(request, caller)
  }
}
