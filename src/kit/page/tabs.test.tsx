import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAddressTab } from './useAddressTab'
import { useTabScroll } from './useTabScroll'

const IDS = ['moments', 'members', 'proposals'] as const
/** The y of the tabs on the page. */
const BEGIN = 400

function Page() {
  const [tab = 'moments', choose] = useAddressTab('tab', IDS)
  const { start, leave } = useTabScroll(tab)
  const { search } = useLocation()
  return (
    <>
      <div ref={start} data-testid="start" />
      <output>{tab + search}</output>
      {IDS.map((id) => (
        <button
          key={id}
          onClick={() => {
            leave()
            choose(id)
          }}
        >
          {id}
        </button>
      ))}
    </>
  )
}

const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[`/page${search}`]}>
      <Page />
    </MemoryRouter>,
  )
const shown = () => screen.getByRole('status').textContent

describe('a tab in the address', () => {
  it.each([
    ['', 'moments'],
    ['?tab=members&daoId=1', 'members?tab=members&daoId=1'],
    ['?tab=nonsense', 'moments?tab=nonsense'],
  ])('is the one that the address names, else the first: %s', (search, text) => {
    open(search)
    expect(shown()).toBe(text)
  })

  it('is written there, and leaves the rest of the address', () => {
    open('?daoId=1')
    fireEvent.click(screen.getByText('members'))
    expect(shown()).toBe('members?daoId=1&tab=members')
  })
})

describe('how far a tab was scrolled', () => {
  let top = 0
  beforeEach(() => {
    top = 0
    vi.stubGlobal('scrollTo', (options: { top: number }) => {
      top = options.top
    })
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top)
  })
  const choose = (id: string) => act(() => void fireEvent.click(screen.getByText(id)))
  function openPage() {
    open()
    const start = screen.getByTestId('start')
    start.getBoundingClientRect = () => ({ top: BEGIN - top }) as DOMRect
  }

  it('is kept for each of them while the tabs stick to the upper edge', () => {
    openPage()
    top = 900
    choose('members')
    expect(top).toBe(BEGIN)
    top = 650
    choose('moments')
    expect(top).toBe(900)
    choose('members')
    expect(top).toBe(650)
  })

  it('does not move a page whose tabs are further down', () => {
    openPage()
    top = 900
    choose('members')
    top = 120
    choose('moments')
    expect(top).toBe(120)
  })
})
