import { useEffect, useRef, useState } from 'react'
import { listCategories, type CategoryTitle } from '@/api/facilitator'
import { DEFAULT_CATEGORIES, menuCategories } from './menuItems'

/** The ecology items: the default ones until the server's have loaded. */
export function useCategories(): readonly CategoryTitle[] {
  const [categories, setCategories] = useState(DEFAULT_CATEGORIES)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    listCategories().then(
      (answer) => setCategories(menuCategories(answer)),
      () => {
        // The five default items remain.
      },
    )
  }, [])
  return categories
}
