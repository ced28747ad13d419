import styles from './Confetti.module.css'

const PIECES = Array.from({ length: 18 }, (_, piece) => piece)

/** A handful of paper thrown once. With reduced motion there is none. */
export function Confetti() {
  return (
    <span className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </span>
  )
}
