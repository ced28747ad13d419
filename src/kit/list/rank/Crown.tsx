interface CrownProps {
  className?: string
}

export function Crown({ className }: CrownProps) {
  return (
    <svg viewBox="0 0 48 36" className={className} aria-hidden="true" focusable="false">
      <path
        d="M5 12l9.5 8L24 5l9.5 15L43 12l-4.2 19H9.2z"
        fill="#ffc93c"
        stroke="#b87400"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M9.2 31h29.6l.8-4H8.4z" fill="#f0a30a" />
      <circle cx="24" cy="5" r="3.4" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="5" cy="12" r="2.8" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="43" cy="12" r="2.8" fill="#fff1b8" stroke="#b87400" strokeWidth="1.4" />
      <circle cx="24" cy="22" r="2.6" fill="#e5484d" />
    </svg>
  )
}
