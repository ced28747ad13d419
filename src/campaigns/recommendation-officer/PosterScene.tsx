import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { SealArt } from './Certificate'
import { shortened, type CertificateWords } from './officer'

/** Left edges of the curtain's folds. */
const FOLDS = [0, 70, 132, 214, 282, 360, 424, 500, 566, 640, 700]
/** More would leave the paper. */
const NAME_MAX = 11

/** The curtain, the light and the certificate in it, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene({ words }: { words: CertificateWords }) {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <RadialGradient
          id="ro-hall"
          cx=".5"
          cy=".5"
          r=".72"
          stops="#9c2739, #641425 .55, #2a0610"
        />
        <LinearGradient id="ro-fold" stops="#1c0309/.55, #e05468/.2 .35, #1c0309/.5" />
        <LinearGradient id="ro-light" x2="0" y2="1" stops="#fff3dc/.5, #fff3dc/.04" />
        <LinearGradient id="ro-sheet" x2=".6" y2="1" stops="#fffaf0, #f6e2bd" />
        <LinearGradient id="ro-trim" x2="0" y2="1" stops="#fbe6ad, #a97a2c" />
      </defs>
      <path fill="url(#ro-hall)" d="M0 0h750v1200H0z" />
      {FOLDS.map((x, at) => (
        <path key={x} fill="url(#ro-fold)" d={`M${x} 0H${FOLDS[at + 1] ?? 750}V1200H${x}z`} />
      ))}
      <path fill="url(#ro-light)" d="M590 0h80L720 860H60z" />
      <path fill="url(#ro-trim)" d="M0 0h750v12H0z" />
      <PosterSheet words={words} />
    </svg>
  )
}

/** The certificate itself, on its side. */
function PosterSheet({ words: { name, number, date } }: { words: CertificateWords }) {
  const serif = "'Songti SC', 'Noto Serif CJK SC', STSong, SimSun, serif"
  return (
    <g transform="translate(75 412)">
      <rect y="10" width="600" height="380" rx="12" fill="#14020a" opacity=".5" />
      <rect width="600" height="380" rx="12" fill="url(#ro-sheet)" />
      <rect
        x="12"
        y="12"
        width="576"
        height="356"
        rx="6"
        fill="none"
        stroke="#b8832f"
        strokeWidth="6"
      />
      <rect
        x="26"
        y="26"
        width="548"
        height="328"
        rx="3"
        fill="none"
        stroke="#8c1d2f"
        strokeWidth="2.5"
      />
      <g fill="none" stroke="#b8832f" strokeOpacity=".2" strokeWidth="1.5">
        {[0, 30, 60, 90, 120, 150].map((turn) => (
          <ellipse
            key={turn}
            cx="300"
            cy="190"
            rx="140"
            ry="56"
            transform={`rotate(${turn} 300 190)`}
          />
        ))}
      </g>
      <g textAnchor="middle" fontFamily={serif} fill="#3d0f18">
        <text x="300" y="92" fontSize="38" fontWeight="700" fill="#8c1d2f" letterSpacing="7">
          推荐官证书
        </text>
        <path fill="none" stroke="#b8832f" strokeWidth="2" d="M170 116h108M322 116h108" />
        <path fill="#8c1d2f" d="M300 108l8 8-8 8-8-8z" />
        <text x="300" y="196" fontSize="50" fontWeight="700">
          {shortened(name, NAME_MAX)}
        </text>
      </g>
      <g fill="#3d0f18" fontSize="25">
        {number !== '' && (
          <text x="62" y="280" fontSize="34" fontWeight="700" fill="#8c1d2f">
            No.{number}
          </text>
        )}
        {date !== '' && (
          <text x="62" y="322">
            {date}
          </text>
        )}
      </g>
      <g transform="translate(412 208) scale(.82)">
        <SealArt />
      </g>
    </g>
  )
}
