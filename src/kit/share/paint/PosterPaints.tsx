import styles from './PosterArt.module.css'

interface PaintsProps {
  /** Stands before each paint's name: a page may show two posters. */
  id: string
}

/** The colours of the poster's picture. */
export function PosterPaints({ id }: PaintsProps) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x2="0" y2="1">
        <stop className={styles.night} />
        <stop offset="1" className={styles.night} stopOpacity="1" />
      </linearGradient>
      <Glow id={`${id}glow`} className={styles.accent} opacity={0.85} />
      <Glow id={`${id}glow2`} className={styles.accent2} opacity={0.6} />
      <Glow id={`${id}halo`} className={styles.accent2} opacity={0.7} />
      <PlanetPaints id={id} />
      <linearGradient id={`${id}tower`} x2="0" y2="1">
        <stop className={styles.accent} stopOpacity=".55" />
        <stop offset="1" className={styles.night} stopOpacity="1" />
      </linearGradient>
      <linearGradient id={`${id}ground`} x2="0" y2=".6">
        <stop className={styles.accent} stopOpacity=".9" />
        <stop offset="1" className={styles.night} />
      </linearGradient>
      <linearGradient id={`${id}mist`} x2="0" y2="1">
        <stop className={styles.night} stopOpacity="0" />
        <stop offset=".5" className={styles.night} stopOpacity=".6" />
        <stop offset="1" className={styles.night} stopOpacity=".9" />
      </linearGradient>
    </defs>
  )
}

function PlanetPaints({ id }: PaintsProps) {
  return (
    <>
      <linearGradient id={`${id}planet`} x1=".15" y1="0" x2=".8" y2="1">
        <stop className={styles.light} />
        <stop offset=".32" className={styles.accent2} />
        <stop offset="1" className={styles.accent} />
      </linearGradient>
      <radialGradient id={`${id}shade`} cx=".32" cy=".24" r=".86">
        <stop offset=".45" stopColor="#070a22" stopOpacity="0" />
        <stop offset="1" stopColor="#070a22" stopOpacity=".72" />
      </radialGradient>
      <linearGradient id={`${id}ring`}>
        <stop stopColor="#fff" stopOpacity=".95" />
        <stop offset=".45" className={styles.accent2} stopOpacity=".75" />
        <stop offset="1" stopColor="#fff" stopOpacity=".9" />
      </linearGradient>
      <clipPath id={`${id}back`}>
        <path d="M-340 -120H340V0H-340z" />
      </clipPath>
      <clipPath id={`${id}front`}>
        <path d="M-340 0H340V120H-340z" />
      </clipPath>
      <clipPath id={`${id}disc`}>
        <circle r="176" />
      </clipPath>
      <linearGradient id={`${id}moon`} x2="1" y2="1">
        <stop stopColor="#fff" />
        <stop offset="1" className={styles.accent2} />
      </linearGradient>
    </>
  )
}

function Glow({ id, className, opacity }: { id: string; className?: string; opacity: number }) {
  return (
    <radialGradient id={id}>
      <stop className={className} stopOpacity={opacity} />
      <stop offset="1" className={className} stopOpacity="0" />
    </radialGradient>
  )
}
