import { useMemo } from 'react'
import type { Land } from '@/api/land'
import { contoursOf } from './contours'
import styles from './Map.module.css'
import { Compass, MapEdge } from './MapEdge'
import { Pin } from './Pin'
import { Rulers } from './Rulers'
import { MAP, riverOf, treesOf } from './terrain'

/** The land around the plot, drawn from its id, the same at every visit. The paper below it is the hero's background. */
export function PlotMap({ land }: { land: Land | undefined }) {
  return (
    <svg
      viewBox={`0 0 ${MAP.width} ${MAP.height}`}
      className={styles.map}
      aria-hidden="true"
      focusable="false"
    >
      {land && <Terrain key={land.landId} landId={land.landId} />}
      <MapEdge />
      <Compass />
      {land && <Rulers coordX={land.coordX} coordY={land.coordY} />}
      {land && <Pin />}
    </svg>
  )
}

function Terrain({ landId }: { landId: string }) {
  const { contours, river, trees } = useMemo(
    () => ({
      contours: contoursOf(landId, MAP),
      river: riverOf(landId),
      trees: treesOf(landId),
    }),
    [landId],
  )
  return (
    <>
      <g fill="none" strokeLinecap="round" className={styles.river}>
        <path d={river} stroke="#8fc3cd" strokeWidth="30" />
        <path d={river} stroke="#c9e7ea" strokeWidth="24" />
        <path d={river} stroke="#f3fbfb" strokeWidth="2" strokeDasharray="26 40" />
      </g>
      <g fill="none" stroke="#5f8f6a" strokeLinejoin="round">
        {contours.map((path, at) => (
          <path
            key={at}
            d={path}
            pathLength="1"
            className={styles.contour}
            strokeWidth={at % 4 === 2 ? 2.6 : 1.4}
            strokeOpacity={at % 4 === 2 ? 0.75 : 0.55}
          />
        ))}
      </g>
      <g className={styles.trees}>
        {trees.map(({ x, y, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse cy="15" rx="12" ry="3.4" fill="#24402f" opacity=".16" />
            <path fill="#7a5a3c" d="M-2 6h4v9h-4z" />
            <path fill="#3f7f56" d="M0-20L13 8H-13z" />
            <path fill="#5ea272" d="M0-20L4 8H-13z" />
          </g>
        ))}
      </g>
    </>
  )
}
