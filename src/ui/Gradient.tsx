import type { ComponentProps } from 'react'

interface Stops {
  /** `colour`, `colour offset` or `colour/opacity offset`, separated by `, `; the last one is at 1. */
  stops: string
}

export const LinearGradient = ({ stops, ...line }: ComponentProps<'linearGradient'> & Stops) => (
  <linearGradient {...line}>{stopsOf(stops)}</linearGradient>
)

export const RadialGradient = ({ stops, ...circle }: ComponentProps<'radialGradient'> & Stops) => (
  <radialGradient {...circle}>{stopsOf(stops)}</radialGradient>
)

function stopsOf(text: string) {
  const stops = text.split(', ')
  return stops.map((stop, at) => {
    const [paint = '', offset = at > 0 ? '1' : undefined] = stop.split(' ')
    const [colour, opacity] = paint.split('/')
    return <stop key={at} offset={offset} stopColor={colour} stopOpacity={opacity} />
  })
}
