import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

vi.mock('./lab/Laboratory', () => ({ Laboratory: () => <p>实验室</p> }))

async function renderIn(mode: string) {
  vi.resetModules()
  vi.stubEnv('MODE', mode)
  const { ForDevelopers } = await import('./ForDevelopers')
  return render(<ForDevelopers />)
}

afterEach(() => vi.unstubAllEnvs())

test('production has none of the tools for developers', async () => {
  const { container } = await renderIn('production')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(container).toBeEmptyDOMElement()
})

test.each(['development', 'test'])('%s has them', async (mode) => {
  await renderIn(mode)
  expect(await screen.findByText('实验室')).toBeInTheDocument()
})
