import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '@/ui/icons'
import styles from './Group.module.css'

export interface GroupProps {
  title: string
  children: ReactNode
}

/** A drawer of the toolkit; what is in it lives only while it is open. */
export function Group({ title, children }: GroupProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div className={styles.group}>
      <h3>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <ChevronDownIcon className={open ? styles.up : undefined} />
        </button>
      </h3>
      <div id={id} className={open ? styles.body : undefined}>
        {open && children}
      </div>
    </div>
  )
}

export interface SpecimenProps {
  /** Which state it is. */
  label: string
  children: ReactNode
}

/** One part in one state. */
export function Specimen({ label, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  )
}

/** Several small things side by side. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>
}
