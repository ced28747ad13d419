/** A map in three folds, with a path to a flag. */
export function MapIcon() {
  return (
    <svg viewBox="0 0 120 96" width="100%" fill="none">
      <defs>
        <linearGradient id="map-light" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#fff7dd" />
          <stop offset="1" stopColor="#f0dca6" />
        </linearGradient>
        <linearGradient id="map-dark" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#e9d294" />
          <stop offset="1" stopColor="#cfb470" />
        </linearGradient>
      </defs>
      <path
        d="M12 30 44 16l32 12 32-14v56L76 86 44 74 12 86z"
        fill="#1d2a20"
        opacity=".14"
        transform="translate(2 5)"
      />
      <path d="M12 26 44 14v58L12 84z" fill="url(#map-light)" />
      <path d="m44 14 32 12v58L44 72z" fill="url(#map-dark)" />
      <path d="m76 26 32-14v58L76 84z" fill="url(#map-light)" />
      <path
        d="M12 50c10-6 20-2 32-8v16c-12 6-22 2-32 8zM76 44c12-4 20-12 32-12v16c-12 0-20 10-32 14z"
        fill="#7fb58c"
        opacity=".85"
      />
      <path d="M44 42c12 6 20 0 32 2v18c-12-2-20 4-32-4z" fill="#5d9a70" opacity=".85" />
      <path
        d="M22 74c8-12 20-2 26-14s14-6 20-14 12-4 16-10"
        stroke="#a2542c"
        strokeWidth="3"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path d="M86 40V10" stroke="#5c3a1e" strokeWidth="4" strokeLinecap="round" />
      <path d="M87 9c10-5 14 4 24-1v15c-10 5-14-4-24 1z" fill="#1f5c3a" />
      <ellipse cx="86" cy="41" rx="6" ry="2.500" fill="#5c3a1e" opacity=".35" />
      <circle cx="22" cy="74" r="5" fill="#a2542c" />
    </svg>
  )
}
