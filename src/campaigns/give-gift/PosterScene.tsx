import { LinearGradient, RadialGradient } from '@/ui/Gradient'
/** The tied box on velvet, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient id="gs-velvet" x2=".3" y2="1" stops="#6a3aa4, #2a1446" />
        <LinearGradient id="gs-box" x2="1" y2="1" stops="#8b5cf0, #4c1fa6" />
        <RadialGradient id="gs-light" stops="#ff9ed6/.55, #ff9ed6/0" />
      </defs>
      <path fill="url(#gs-velvet)" d="M0 0h750v1200H0z" />
      <path fill="#fff" fillOpacity=".05" d="M0 700c160-90 260 60 420 0s210-90 330-40v540H0z" />
      <circle cx="375" cy="560" r="340" fill="url(#gs-light)" />
      <ellipse cx="375" cy="800" rx="250" ry="26" fill="#170a2b" opacity=".6" />
      <path fill="url(#gs-box)" d="M185 540h380v240a14 14 0 0 1-14 14H199a14 14 0 0 1-14-14z" />
      <path fill="#a67bff" d="M165 480h420a12 12 0 0 1 12 12v70H153v-70a12 12 0 0 1 12-12z" />
      <path fill="#ff7ac6" d="M340 480h70v314h-70z" />
      <path fill="#ff7ac6" d="M375 478c-30-96-176-118-168-42 6 56 108 58 168 42z" />
      <path fill="#ff7ac6" d="M375 478c30-96 176-118 168-42-6 56-108 58-168 42z" />
      <circle cx="375" cy="470" r="32" fill="#ff9ed6" />
      <g fill="#ffd9f0">
        <path d="M120 380l9 24 24 9-24 9-9 24-9-24-24-9 24-9zM640 330l7 18 18 7-18 7-7 18-7-18-18-7 18-7zM620 640l6 15 15 6-15 6-6 15-6-15-15-6 15-6z" />
      </g>
    </svg>
  )
}
