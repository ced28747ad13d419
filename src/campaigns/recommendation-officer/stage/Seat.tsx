/** The officer's seat, empty: red velvet in a gilded frame, 300 × 400. */
export function Seat({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 300 400" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="ro-gilt" x2="1" y2="1">
          <stop stopColor="#fff0c4" />
          <stop offset=".45" stopColor="#dba94e" />
          <stop offset="1" stopColor="#87591a" />
        </linearGradient>
        <radialGradient id="ro-velvet" cx=".5" cy=".3" r=".8">
          <stop stopColor="#dc4a60" />
          <stop offset=".55" stopColor="#a8253a" />
          <stop offset="1" stopColor="#6a1020" />
        </radialGradient>
        <linearGradient id="ro-pad" x2="0" y2="1">
          <stop stopColor="#e25b70" />
          <stop offset=".4" stopColor="#b22a40" />
          <stop offset="1" stopColor="#741324" />
        </linearGradient>
      </defs>
      <ellipse cx="150" cy="382" rx="140" ry="16" fill="#14020a" opacity=".5" />
      <path
        fill="url(#ro-gilt)"
        d="M62 318h26l-8 62q-8 6-16 0zM212 318h26l-2 62q-8 6-16 0zM46 320h20l-10 66q-8 4-14 0zM234 320h20l4 66q-6 4-14 0z"
      />
      <path
        fill="url(#ro-gilt)"
        d="M66 262V96c0-24 22-30 40-34 20-4 26-22 44-22s24 18 44 22c18 4 40 10 40 34v166z"
      />
      <path
        fill="url(#ro-velvet)"
        d="M82 256V102c0-14 18-18 32-22 18-6 24-22 36-22s18 16 36 22c14 4 32 8 32 22v154z"
      />
      <path
        fill="none"
        stroke="#6a1020"
        strokeWidth="3"
        strokeOpacity=".55"
        d="M82 130l34 30-34 36M116 160l34-34 34 34-34 38zM218 130l-34 30 34 36M82 226l34-30 34 32 34-32 34 30M116 80l34 46 34-46"
      />
      <g fill="#f3d48b">
        <circle cx="116" cy="160" r="5" />
        <circle cx="184" cy="160" r="5" />
        <circle cx="150" cy="126" r="5" />
        <circle cx="150" cy="198" r="5" />
        <circle cx="116" cy="226" r="5" opacity=".6" />
        <circle cx="184" cy="226" r="5" opacity=".6" />
      </g>
      <path fill="url(#ro-gilt)" d="M150 0l9 20 22 2-16 15 4 22-19-11-19 11 4-22-16-15 22-2z" />
      <path
        fill="url(#ro-gilt)"
        d="M30 206c0-14 12-20 24-18 10 2 14 10 14 20v112H38zM270 206c0-14-12-20-24-18-10 2-14 10-14 20v112h30z"
      />
      <path
        fill="url(#ro-pad)"
        d="M22 196c0-16 14-24 30-22 14 2 22 10 22 24 0 10-6 16-16 16H38c-10 0-16-8-16-18zM278 196c0-16-14-24-30-22-14 2-22 10-22 24 0 10 6 16 16 16h20c10 0 16-8 16-18z"
      />
      <path
        fill="url(#ro-pad)"
        d="M60 262c0-16 10-24 26-24h128c16 0 26 8 26 24v34c0 8-6 12-14 12H74c-8 0-14-4-14-12z"
      />
      <path fill="#ff93a3" opacity=".35" d="M78 248c40-7 104-7 144 0-40 3-104 3-144 0z" />
      <path fill="url(#ro-gilt)" d="M44 304h212v16q-106 22-212 0z" />
      <path fill="#87591a" opacity=".5" d="M150 306l8 9-8 9-8-9z" />
    </svg>
  )
}
