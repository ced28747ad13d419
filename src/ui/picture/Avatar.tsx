import { classes } from '@/ui/classes'
import { rem } from '@/ui/rem'
import { Picture } from './Picture'
import styles from './Avatar.module.css'

export interface AvatarProps {
  src: string | undefined
  name: string
  /** Its width in px of the 750 px design. */
  size?: number
  className?: string
}

/** The first character of the name, which replaces a missing picture. */
const GLYPH = 0.42

/** A person's round picture. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ src, name, size = 80, className }: AvatarProps) {
  const style = { width: rem(size), height: rem(size), fontSize: rem(GLYPH * size) }
  return (
    <span className={classes(styles.avatar, className)} style={style}>
      <Picture src={src} name={name} ratio={1} decorative className={styles.picture} />
    </span>
  )
}
