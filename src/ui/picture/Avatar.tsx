import { classes } from '@/ui/classes'
import { Picture } from './Picture'
import styles from './Avatar.module.css'

export interface AvatarProps {
  src: string | undefined
  name: string
  /** Sets another size (width, height and, for the placeholder, font-size). */
  className?: string
}

/** A person's round picture. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ src, name, className }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, className)}>
      <Picture src={src} name={name} ratio={1} decorative className={styles.picture} />
    </span>
  )
}
