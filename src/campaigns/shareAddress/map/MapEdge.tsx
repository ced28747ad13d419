import { MAP } from './terrain'

/** The sheet's lower edge goes over into the page. */
export function MapEdge() {
  return (
    <>
      <linearGradient id="sa-edge" x2="0" y2="1">
        <stop stopColor="#eaf1e4" stopOpacity="0" />
        <stop offset="1" stopColor="#eaf1e4" />
      </linearGradient>
      <path fill="url(#sa-edge)" d={`M0 ${MAP.height - 110}h${MAP.width}v110H0z`} />
    </>
  )
}

/** Which way is north. */
export function Compass() {
  return (
    <g transform="translate(664 136)">
      <circle r="46" fill="#fbfdf8" fillOpacity=".86" />
      <circle r="46" fill="none" stroke="#24402f" strokeOpacity=".5" strokeWidth="2" />
      <circle
        r="38"
        fill="none"
        stroke="#24402f"
        strokeOpacity=".35"
        strokeWidth="5"
        strokeDasharray="1.5 8.45"
      />
      <path fill="#24402f" d="M0 30L8 0H0zM0 30L-8 0H0z" opacity=".75" />
      <path fill="#ff5a3c" d="M0-32L8 0H-8z" />
      <path fill="#c93a1f" d="M0-32L8 0H0z" />
      <circle r="4" fill="#fbfdf8" />
    </g>
  )
}
