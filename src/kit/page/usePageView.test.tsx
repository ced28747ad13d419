import { StrictMode, type ReactElement } from 'react'
import { fireEvent, render as renderWith, screen } from '@testing-library/react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { track } from '@/tracking/track'
import { usePageView } from './usePageView'

vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

function Page({ name = 'plAce', ids }: { name?: string; ids?: Record<string, string> }) {
  usePageView(name, ids)
  return null
}

function render(page: ReactElement, address = '/') {
  return renderWith(page, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </StrictMode>
    ),
  })
}

it('notes the view once, also in strict mode and when the page renders again', () => {
  const { rerender } = render(<Page ids={{ id: '1' }} />)
  rerender(<Page ids={{ id: '1' }} />)
  expect(track).toHaveBeenCalledOnce()
  expect(track).toHaveBeenCalledWith('plAce', 'page', 'view', { id: '1' })
})

it('notes a new view when the page stays and shows another id', () => {
  const { rerender } = render(<Page ids={{ id: '1' }} />)
  rerender(<Page ids={{ id: '2' }} />)
  rerender(<Page ids={{ id: '1' }} />)
  expect(vi.mocked(track).mock.calls.map((call) => call[3]?.id)).toEqual(['1', '2', '1'])
})

it('notes a new view when the page is entered again', () => {
  render(<Page />).unmount()
  render(<Page />)
  expect(track).toHaveBeenCalledTimes(2)
})

it('names the source of the visit, if it is a known one', () => {
  render(<Page ids={{ id: '1' }} />, '/plAce?from=wx')
  render(<Page />, '/plAce?from=somewhere')
  expect(vi.mocked(track).mock.calls.map((call) => call[3])).toEqual([
    { id: '1', from: 'wx' },
    undefined,
  ])
})

it('notes nothing when the address loses the source, as on a step to a part of the page', () => {
  function Stepping() {
    const navigate = useNavigate()
    usePageView('home')
    return <button onClick={() => void navigate('/?anchorId=1')}>step</button>
  }
  render(<Stepping />, '/?from=wx')
  fireEvent.click(screen.getByText('step'))
  expect(vi.mocked(track).mock.calls).toEqual([['home', 'page', 'view', { from: 'wx' }]])
})
