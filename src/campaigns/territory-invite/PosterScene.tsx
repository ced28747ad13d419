import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { House } from './Hero'

const HOUSES = [
  { x: 190, y: 640, size: 0.9, roof: '#3f7a5a' },
  { x: 560, y: 632, size: 0.86, roof: '#3d6b86' },
  { x: 372, y: 670, size: 1.2, roof: '#b4553a' },
  { x: 110, y: 752, size: 1.5, roof: '#3d6b86' },
  { x: 640, y: 756, size: 1.5, roof: '#8a5a2f' },
  { x: 290, y: 800, size: 1.7, roof: '#8a5a2f' },
  { x: 500, y: 830, size: 1.8, roof: '#b4553a' },
] as const

/** The village at dusk under its hills, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient
          id="tp-sky"
          x2="0"
          y2="1"
          stops="#123f2a, #2f7a52 .34, #e8c877 .5, #f3dfa8 .56"
        />
        <RadialGradient id="tp-sun" stops="#fff8e0, #ffe19a/.8 .4, #ffd27a/0" />
      </defs>
      <path fill="url(#tp-sky)" d="M0 0h750v1200H0z" />
      <circle cx="375" cy="520" r="260" fill="url(#tp-sun)" />
      <circle cx="375" cy="520" r="84" fill="#fff3cf" />
      <path
        fill="#7fa265"
        d="M0 560c90-60 150-60 230-16s130 6 190-22 180-50 330 30v648H0z"
        opacity=".8"
      />
      <path fill="#55904f" d="M0 620c130-60 240-32 360-18s250-40 390 10v588H0z" />
      <path fill="#2f6d44" d="M0 700c160-50 300-16 420-8s230-26 330 8v500H0z" />
      <path
        fill="#e9d7a2"
        d="M396 690c-40 34 14 50-14 92s-120 80-150 418h240c-4-220 90-300 66-400-12-52-104-66-54-110z"
        opacity=".9"
      />
      <path fill="#1f5c3a" d="M0 860c150-40 260 10 376 16s240-44 374-6v330H0z" />
      {HOUSES.map((house, at) => (
        <House key={house.x} {...house} variant={at % 3} />
      ))}
    </svg>
  )
}
