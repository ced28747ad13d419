import { render, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { keepFocus } from './keepFocus'

beforeAll(keepFocus)

interface StepProps {
  step: 'button' | 'disabled' | 'gone'
  hasSection?: boolean
}

function Step({ step, hasSection = true }: StepProps) {
  return (
    <main>
      <button type="button">别处</button>
      {hasSection && (
        <section aria-label="步骤">
          {step !== 'gone' && (
            <button type="button" disabled={step === 'disabled'}>
              下一步
            </button>
          )}
        </section>
      )}
    </main>
  )
}

function focusedStep() {
  const view = render(<Step step="button" />)
  screen.getByRole('button', { name: '下一步' }).focus()
  return view
}

test.each(['disabled', 'gone'] as const)(
  'where the focused button is %s, the focus goes to what it stood in',
  async (step) => {
    focusedStep().rerender(<Step step={step} />)
    await waitFor(() => expect(screen.getByRole('region', { name: '步骤' })).toHaveFocus())
  },
)

test('where that is gone, too, the focus goes to what is left', async () => {
  focusedStep().rerender(<Step step="gone" hasSection={false} />)
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('a focus that has been given elsewhere stays there', async () => {
  const { rerender } = focusedStep()
  screen.getByRole('button', { name: '别处' }).focus()
  rerender(<Step step="gone" />)
  await Promise.resolve()
  expect(screen.getByRole('button', { name: '别处' })).toHaveFocus()
})
