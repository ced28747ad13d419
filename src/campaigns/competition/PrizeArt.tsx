import { useId } from 'react'
import { METALS, TrophyBody } from './hero/TrophyBody'

interface PrizeArtProps {
  /** Counted from 0; from the fourth on it is a star and no cup. */
  place: number
  className?: string | undefined
}

/** The cup of a prize, at rest. */
export function PrizeArt({ place, className }: PrizeArtProps) {
  const id = `cp-${useId().replace(/\W/g, '')}`
  const metal = METALS[place]
  return (
    <svg viewBox="-20 -10 240 300" className={className} aria-hidden="true" focusable="false">
      {metal ? (
        <>
          <path
            fill="none"
            stroke={metal[1]}
            strokeWidth="13"
            strokeLinecap="round"
            d="M150 44c64-18 62 66-14 80M50 44c-64-18-62 66 14 80"
          />
          <TrophyBody metal={metal} id={id} />
        </>
      ) : (
        <Star />
      )}
    </svg>
  )
}

function Star() {
  return (
    <>
      <path
        fill="#66665c"
        d="M60 150l-24 130 40-24 26 34 14-96zM140 150l24 130-40-24-26 34-14-96z"
      />
      <circle cx="100" cy="104" r="92" fill="#2b2b27" stroke="#e8ff3c" strokeWidth="9" />
      <circle
        cx="100"
        cy="104"
        r="72"
        fill="none"
        stroke="#e8ff3c"
        strokeWidth="3"
        strokeDasharray="3 11"
      />
      <path fill="#e8ff3c" d="M100 44l18 40 43 5-32 29 9 43-38-22-38 22 9-43-32-29 43-5z" />
      <path
        fill="#fcffd8"
        d="M100 44v62L82 84zM161 89l-61 17 18-22zM138 161l-38-55v33z"
        opacity=".85"
      />
    </>
  )
}
