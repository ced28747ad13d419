import styles from './Gear.module.css'

interface GearProps {
  x: number
  y: number
  /** Of the body, without its teeth. */
  radius: number
  teeth: number
  /** Seconds for one turn; a negative one turns the other way. */
  turn: number
  color: string
  /** Of the spokes and the rim's inner line. */
  shade: string
}

const SPOKES = [0, 72, 144, 216, 288] as const

/** A gear whose teeth are the dashes of its rim, so that it takes few bytes. */
export function Gear({ x, y, radius, teeth, turn, color, shade }: GearProps) {
  const dash = ((Math.PI * (radius + 3)) / teeth).toFixed(2)
  const rim = radius * 0.78
  return (
    <g transform={`translate(${x} ${y})`}>
      <g
        className={turn < 0 ? styles.back : styles.forth}
        style={{ animationDuration: `${Math.abs(turn)}s` }}
      >
        <circle
          r={radius + 3}
          fill="none"
          stroke={color}
          strokeWidth={radius * 0.26}
          strokeDasharray={dash}
        />
        <circle r={rim} fill="none" stroke={color} strokeWidth={(radius * 0.44).toFixed(1)} />
        <circle
          r={(rim * 0.86).toFixed(1)}
          fill="none"
          stroke={shade}
          strokeWidth={(radius * 0.05).toFixed(1)}
        />
        {SPOKES.map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle})`}
            d={`M0 0V${(-rim).toFixed(1)}`}
            stroke={color}
            strokeWidth={(radius * 0.16).toFixed(1)}
          />
        ))}
        <circle r={(radius * 0.24).toFixed(1)} fill={color} />
        <circle r={(radius * 0.11).toFixed(1)} fill={shade} />
      </g>
    </g>
  )
}
