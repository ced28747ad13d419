import type { ReactNode } from 'react'

interface TileProps {
  className: string | undefined
  /** Left out: there is no picture to open. */
  onOpen: (() => void) | undefined
  /** The button's name. */
  label: string
  children: ReactNode
}

/** A tile that opens its picture, when it has one. */
export function Tile({ className, onOpen, label, children }: TileProps) {
  if (!onOpen) return <div className={className}>{children}</div>
  return (
    <button type="button" className={className} aria-label={label} onClick={onOpen}>
      {children}
    </button>
  )
}
