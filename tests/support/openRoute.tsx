import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Toaster } from '@/ui/toast/Toaster'
import { renderRoute } from './renderRoute'

/** The page at an address, with its toasts and a person who uses it; see `renderRoute`. */
export function openRoute(address: string) {
  render(<Toaster />)
  return { ...renderRoute(address), user: userEvent.setup() }
}
