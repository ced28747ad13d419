import { groupNumber } from '@/lib/format/groupNumber'
import { useRolling } from './useRolling'

/** A number that rolls to its new value. Screen readers hear it once, when it has arrived. */
export function RollingNumber({ value }: { value: number }) {
  const shown = useRolling(value)
  return (
    <>
      <span aria-hidden="true">{groupNumber(shown)}</span>
      <span className="visually-hidden">{groupNumber(value)}</span>
    </>
  )
}
