import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { showToast } from '@/ui/toast/toast'
import { useLinkedRow } from './useLinkedRow'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn() }))

beforeEach(() => void vi.mocked(showToast).mockClear())

interface List {
  rows: string[]
  isFetching: boolean
  error?: Error
}

/** Seeks `new` in a list of one page. */
function seek(list: List) {
  const onFound = vi.fn<(row: string) => void>()
  const hook = renderHook(
    ({ rows, isFetching, error }: List) =>
      useLinkedRow({
        query: {
          data: { rows, stalled: false, first: undefined },
          isFetching,
          error,
          hasNextPage: false,
          fetchNextPage: () => Promise.reject(new Error('there is no further page')),
        },
        idOf: (row) => row,
        id: 'new',
        missing: 'gone',
        onFound,
      }),
    { initialProps: list },
  )
  return { ...hook, onFound }
}

describe('a row, in a list kept from an earlier visit,', () => {
  it('is sought when the platform has answered', async () => {
    const { rerender, onFound } = seek({ rows: ['old'], isFetching: true })
    rerender({ rows: ['old', 'new'], isFetching: false })
    await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('new'))
    expect(showToast).not.toHaveBeenCalled()
  })

  it.each([
    ['the platform has answered', undefined, 'gone'],
    ['it could not be asked', new Error('network'), NETWORK_TEXT],
  ])('is not there: %s', async (_, error, words) => {
    const { rerender, onFound } = seek({ rows: ['old'], isFetching: true })
    rerender({ rows: ['old'], isFetching: false, ...(error && { error }) })
    await waitFor(() => expect(vi.mocked(showToast).mock.calls).toEqual([[words]]))
    expect(onFound).not.toHaveBeenCalled()
  })
})
