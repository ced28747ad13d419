import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showToast } from '@/ui/toast/toast'
import { useLinkedRow } from './useLinkedRow'

vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn() }))

const rowsOf = (...rows: string[]) => ({ rows, stalled: false, first: undefined })

it('is sought in the list that the platform answers now, not in one kept from an earlier visit', async () => {
  const onFound = vi.fn<(row: string) => void>()
  const { rerender } = renderHook(
    (list: { data: ReturnType<typeof rowsOf>; isFetching: boolean }) =>
      useLinkedRow({
        query: {
          ...list,
          hasNextPage: false,
          isFetchNextPageError: false,
          fetchNextPage: () => Promise.reject(new Error('there is no further page')),
        },
        idOf: (row) => row,
        id: 'new',
        missing: 'gone',
        onFound,
      }),
    { initialProps: { data: rowsOf('old'), isFetching: true } },
  )
  rerender({ data: rowsOf('old', 'new'), isFetching: false })
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('new'))
  expect(showToast).not.toHaveBeenCalled()
})
