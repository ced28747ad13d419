import { LinearGradient } from '@/ui/Gradient'
/** The chart and its bookmark, 750 × 1200: the text is above them, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient id="sf-sheet" x2=".4" y2="1" stops="#1c3263, #08112a" />
        <LinearGradient id="sf-cloth" x2="1" y2="1" stops="#f3dda9, #c8a45d .5, #8f6c2b" />
        <LinearGradient id="sf-fill" x2="0" y2="1" stops="#c8a45d/.42, #c8a45d/0" />
      </defs>
      <path fill="url(#sf-sheet)" d="M0 0h750v1200H0z" />
      <path
        fill="none"
        stroke="#9fb4e0"
        strokeOpacity=".14"
        strokeWidth="2"
        d="M0 430h750M0 540h750M0 650h750M0 760h750M0 870h750M94 0v1200M219 0v1200M344 0v1200M469 0v1200M594 0v1200"
      />
      <path
        fill="url(#sf-fill)"
        d="M-20 820L70 764L142 786L226 690L300 722L384 616L456 644L534 552L600 512V1000H-20z"
      />
      <path
        fill="none"
        stroke="#ecd199"
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-20 820L70 764L142 786L226 690L300 722L384 616L456 644L534 552L600 512"
      />
      <g fill="#0f1e3c" stroke="#f3dda9" strokeWidth="7">
        <circle cx="226" cy="690" r="14" />
        <circle cx="384" cy="616" r="14" />
        <circle cx="534" cy="552" r="14" />
      </g>
      <g>
        <path fill="url(#sf-cloth)" d="M584 372h112v228l-56-42-56 42z" />
        <path fill="#fff" fillOpacity=".22" d="M584 372h16v216l-16 12z" />
        <g
          fill="none"
          stroke="#5a4212"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M612 480l20-24 18 14 22-32" />
          <path d="M656 438h16v16" />
        </g>
      </g>
    </svg>
  )
}
