import { LinearGradient } from '@/ui/Gradient'
import styles from './OpinionScoreRulesPage.module.css'

/** A balance with a speech bubble in one pan and a star in the other. */
export function ScaleIcon() {
  return (
    <svg viewBox="0 0 120 104" width="100%" fill="none">
      <defs>
        <LinearGradient id="scale-post" x1="0" y1="0" x2="0" y2="1" stops="#5b86ee, #1d3a8a" />
        <LinearGradient id="scale-pan" x1="0" y1="0" x2="0" y2="1" stops="#8fb0fa, #3b6be0" />
      </defs>
      <ellipse cx="60" cy="97" rx="34" ry="5" fill="#1d3a8a" opacity=".14" />
      <path d="M57 18h6v68h-6z" fill="url(#scale-post)" />
      <path d="M40 96c0-7 8-12 20-12s20 5 20 12z" fill="url(#scale-post)" />
      <g className={styles.beam}>
        <path
          d="M16 22c16-6 28-8 44-8s28 2 44 8"
          stroke="url(#scale-post)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M18 22 6 58m12-36 12 36M102 22 90 58m12-36 12 36"
          stroke="#5b78b8"
          strokeWidth="2"
        />
        <path d="M2 58h32a16 16 0 0 1-32 0zM86 58h32a16 16 0 0 1-32 0z" fill="url(#scale-pan)" />
        <path
          d="M10 40h16a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4h-8l-5 4v-4h-3a4 4 0 0 1-4-4v-6a4 4 0 0 1 4-4z"
          fill="#ffc94d"
        />
        <path
          d="m102 37 3.1 6.600 7.200.900-5.300 5 1.400 7.100-6.400-3.500-6.400 3.500 1.400-7.100-5.300-5 7.200-.900z"
          fill="#ffc94d"
        />
      </g>
      <circle cx="60" cy="16" r="8" fill="#ffc94d" />
      <circle cx="57.500" cy="13.500" r="2.500" fill="#fff" opacity=".8" />
    </svg>
  )
}
