import { currentVisit } from '@/bridge/environment'
import { codeQuery } from '@/kit/query/usePart'
import { loadAtRest } from '@/lib/motion/rest'

const askForForm = () => import('./form/PhoneLoginForm')

/** The form's code is loaded when a sheet first needs it, or ahead of that. */
export const phoneLoginForm = codeQuery('PhoneLoginForm', askForForm)

/**
 * Prefetched when idle, because a guest may need it soon: the sheet then opens with its form in it. The app has its own
 * login.
 * @returns cancels it
 */
export function fetchFormAhead(): (() => void) | undefined {
  return currentVisit().visit === 'app' ? undefined : loadAtRest(askForForm)
}
