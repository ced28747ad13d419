import { track } from '@/tracking/track'

/** The event names of the steps in the page's tracking plan; a step without a name is not tracked. */
export interface LoginClicks {
  page: string
  /** `input`, once a phone is complete. */
  phone?: string
  /** `button` */
  getCode?: string
  /** `popup` */
  agreement?: string
  /** `button` */
  submit?: string
}

const ELEMENTS = {
  phone: 'input',
  getCode: 'button',
  agreement: 'popup',
  submit: 'button',
} as const

export function trackStep(clicks: LoginClicks, step: keyof typeof ELEMENTS): void {
  const name = clicks[step]
  if (name) track(clicks.page, ELEMENTS[step], name)
}
