import { PlaneArt } from '../hero/PlaneArt'

/** The plane has landed. */
export function JoinedArt() {
  return (
    <svg viewBox="0 0 176 176" width="100%" height="100%" aria-hidden="true" focusable="false">
      <circle cx="88" cy="88" r="84" fill="#d9f5e8" />
      <path fill="#9be3c4" d="M8 118c36-22 64-14 92-6s48 2 68-8a84 84 0 0 1-160 14z" />
      <path fill="#00a56d" d="M18 136c40-16 72-6 100-2s34 0 44-6a84 84 0 0 1-144 8z" />
      <path
        fill="none"
        stroke="#0a8f61"
        strokeWidth="3"
        strokeDasharray="3 8"
        strokeLinecap="round"
        d="M14 76c28-4 34-32 14-34s-10 34 24 34"
      />
      <g transform="translate(54 28)">
        <g transform="scale(.96)">
          <PlaneArt />
        </g>
      </g>
    </svg>
  )
}
