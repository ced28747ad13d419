import styles from './RainLayer.module.css'

interface SoundSwitchProps {
  isLoud: boolean
  onChange: (isLoud: boolean) => void
}

/** Sound is off until somebody wants it. */
export function SoundSwitch({ isLoud, onChange }: SoundSwitchProps) {
  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={isLoud}
      aria-label="音效"
      onClick={() => onChange(!isLoud)}
    >
      {isLoud ? '音效开' : '音效关'}
    </button>
  )
}
