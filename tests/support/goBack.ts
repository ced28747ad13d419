import { act, waitFor } from '@testing-library/react'

/** The browser's Back, once the layer on top of the page has put its own entry on the history. */
export async function goBack(): Promise<void> {
  await waitFor(() => {
    if (!(window.history.state as { layer?: string } | null)?.layer)
      throw new Error('No layer has put an entry on the history')
  })
  act(() => window.history.back())
}
