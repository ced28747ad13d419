import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './RightArt.module.css'

/** A badge with a small city on it. */
const BADGE = (
  <>
    <path d="M34 58l-6 26 20-9 20 9-6-26" />
    <path
      fill="var(--art-fill)"
      d="M48 10l8 6 10-1 4 9 9 4-1 10 6 8-6 8 1 10-9 4-4 9-10-1-8 6-8-6-10 1-4-9-9-4 1-10-6-8 6-8-1-10 9-4 4-9 10 1z"
    />
    <path d="M32 56V44h9V34h8v-6l5 4v12h9v12M28 57h40" />
  </>
)

/** An open book under a light. */
const COURSE = (
  <>
    <path
      fill="var(--art-fill)"
      d="M48 40c-9-7-20-9-34-8v40c14-1 25 1 34 8 9-7 20-9 34-8V32c-14-1-25 1-34 8z"
    />
    <path d="M48 40v40M24 44c5 0 10 1 14 3M24 56c5 0 10 1 14 3M72 44c-5 0-10 1-14 3M72 56c-5 0-10 1-14 3" />
    <path d="M48 26V12M34 24l-5-9M62 24l5-9" />
  </>
)

/** A stage under bunting. */
const EVENT = (
  <>
    <path d="M12 18q36 18 72 0" />
    <path
      fill="var(--art-fill)"
      d="M20 21.5l3 13 7-9.5zM42 26.5l6 11.5 6-11.5zM66 25l7 9.5 3-13z"
    />
    <path fill="var(--art-fill)" d="M16 66h64v16H16z" />
    <circle fill="var(--art-fill)" cx="48" cy="48" r="7" />
    <path d="M36 66q0-10 12-10t12 10M24 74h48" />
  </>
)

/** An adviser with a headset. */
const ADVISER = (
  <>
    <path fill="var(--art-fill)" d="M16 84c1-17 10-25 25-25s24 8 25 25z" />
    <circle fill="var(--art-fill)" cx="41" cy="37" r="16" />
    <path d="M22 40v-5a19 19 0 0 1 38 0v5M60 42c0 7-5 11-13 11" />
    <path fill="var(--art-fill)" d="M18 37h6v11h-6zM58 37h6v11h-6z" />
    <path fill="var(--art-fill)" d="M64 12h18v14h-9l-5 5v-5h-4z" />
    <path d="M69 19h8" />
  </>
)

/** Three people side by side. */
const TEAM = (
  <>
    <circle cx="22" cy="40" r="9" />
    <circle cx="74" cy="40" r="9" />
    <path d="M8 74c0-13 5-19 14-19 3 0 5 .6 7 2M88 74c0-13-5-19-14-19-3 0-5 .6-7 2" />
    <circle fill="var(--art-fill)" cx="48" cy="32" r="13" />
    <path fill="var(--art-fill)" d="M26 82c0-20 7-30 22-30s22 10 22 30z" />
  </>
)

/** A cube that opens. */
const PREVIEW = (
  <>
    <path fill="var(--art-fill)" d="M48 42l30 14v24L48 92 18 80V56z" />
    <path d="M18 56l30 14 30-14M48 70v22" />
    <path d="M48 32V8M32 38L20 22M64 38l12-16" />
    <path fill="var(--art-fill)" d="M48 12l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
  </>
)

const ART = new Map<string, ReactNode>([
  ['badge', BADGE],
  ['course', COURSE],
  ['event', EVENT],
  ['adviser', ADVISER],
  ['team', TEAM],
  ['preview', PREVIEW],
])

interface RightArtProps {
  /** The platform's icon name; an unknown one is drawn as a badge. */
  icon: string
  className?: string
}

/** The icon of a right, in gold lines. */
export function RightArt({ icon, className }: RightArtProps) {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={classes(styles.art, className)}>
      {ART.get(icon) ?? BADGE}
    </svg>
  )
}
