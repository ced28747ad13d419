import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useIsMounted } from './useIsMounted'

it('says yes from the frame that shows the page until it is left', () => {
  const said: boolean[] = []
  let ask = () => true
  function Page() {
    const isMounted = useIsMounted()
    useLayoutEffect(() => {
      ask = isMounted
      said.push(isMounted())
    })
    return null
  }
  const { unmount } = render(<Page />)
  unmount()
  expect([...said, ask()]).toEqual([true, false])
})
