import { groupNumber } from '@/lib/format/groupNumber'
import { useRolling } from './useRolling'

/** A number that rolls to its new value. Screen readers announce it once, at its end. */
export function RollingNumber({ value }: { value: number }) {
  const shown = useRolling(value)
  return (
    <>
      <span aria-hidden="true">{groupNumber(shown)}</span>
      <span className="visually-hidden">{groupNumber(value)}</span>
    </>
  )
}
