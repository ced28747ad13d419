import { useState } from 'react'
import type { ReactNode } from 'react'
import { Chip } from '@/ui/button/Chip'

/** Parts by the file that they are in, below `src`. */
export type Parts = Readonly<Record<string, ReactNode>>

type DrawField<T> = (field: { value: T; onChange: (next: T) => void }) => ReactNode

/** An input that keeps what is typed. */
export const stateful = <T,>(start: T, draw: DrawField<T>) => <Stateful start={start} draw={draw} />

function Stateful<T>({ start, draw }: { start: T; draw: DrawField<T> }) {
  const [value, onChange] = useState(start)
  return draw({ value, onChange })
}

type DrawLayer = (layer: { open: boolean; onClose: () => void }) => ReactNode

/** A layer behind a chip that opens it. */
export const openable = (label: string, draw: DrawLayer) => <Openable label={label} draw={draw} />

function Openable({ label, draw }: { label: string; draw: DrawLayer }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip onPress={() => setOpen(true)}>{label}</Chip>
      {draw({ open, onClose: () => setOpen(false) })}
    </>
  )
}
