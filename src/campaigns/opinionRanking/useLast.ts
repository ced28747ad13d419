import { useState } from 'react'

/** What was there last, while there is nothing: the next answer is on its way. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}
