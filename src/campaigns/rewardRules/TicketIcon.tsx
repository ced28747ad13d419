/** A torn-off ticket with a star, for the header. */
export function TicketIcon() {
  return (
    <svg viewBox="0 0 84 64" width="100%" fill="none">
      <defs>
        <linearGradient id="ticket" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#34d399" />
          <stop offset="1" stopColor="#0b7f50" />
        </linearGradient>
      </defs>
      <g transform="rotate(-8 42 32)">
        <path
          d="M10 14h64v11a8 8 0 0 0 0 16v11H10V41a8 8 0 0 0 0-16z"
          fill="#0a5c3b"
          opacity=".18"
          transform="translate(3 5)"
        />
        <path d="M10 12h64v11a8 8 0 0 0 0 16v11H10V39a8 8 0 0 0 0-16z" fill="url(#ticket)" />
        <path d="M56 16v32" stroke="#fff" strokeWidth="2" strokeDasharray="3 4" opacity=".7" />
        <path
          d="m33 20 3.6 7.4 8.1 1.1-5.9 5.7 1.4 8.1-7.2-3.9-7.2 3.9 1.4-8.1-5.9-5.7 8.1-1.1z"
          fill="#fff"
        />
        <path d="M62 24h6M62 31h6M62 38h6" stroke="#fff" strokeWidth="2" opacity=".8" />
      </g>
    </svg>
  )
}
