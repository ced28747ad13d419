import type { Land } from '@/api/land'
import { CELL, CENTRE, RULER_Y } from './terrain'

/** Beside the plot's own column, whose number stands below the pin. */
const COLUMNS = [-2, -1, 1, 2] as const
/** Longer numbers would lie below that one. */
const SHORT = 4
const ROWS = [1, 0, -1] as const

/** The numbers of the grid's columns and rows, as on a real map; without them where the place is unknown. */
export function Rulers({ coordX, coordY }: Pick<Land, 'coordX' | 'coordY'>) {
  if (coordX === undefined || coordY === undefined) return null
  const isShort = String(coordX).length < SHORT
  return (
    <g fontSize="20" fill="#3f5a49" textAnchor="middle">
      {COLUMNS.filter((column) => column % 2 === 0 || isShort).map((column) => (
        <Mark
          key={column}
          x={CENTRE.x + column * CELL}
          y={RULER_Y + 4}
          value={coordX + column}
          isOwn={false}
        />
      ))}
      {ROWS.map((row) => (
        <Mark
          key={row}
          x={38}
          y={CENTRE.y - row * CELL + 7}
          value={coordY + row}
          isOwn={row === 0}
        />
      ))}
    </g>
  )
}

interface MarkProps {
  x: number
  y: number
  value: number
  isOwn: boolean
}

function Mark({ x, y, value, isOwn }: MarkProps) {
  return (
    <text
      x={x}
      y={y}
      fontWeight={isOwn ? 700 : 400}
      fill={isOwn ? '#b8331a' : undefined}
      // Readable where a line or the river runs below it.
      stroke="#f1f6ec"
      strokeWidth="6"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {String(value).replace('-', '−')}
    </text>
  )
}
