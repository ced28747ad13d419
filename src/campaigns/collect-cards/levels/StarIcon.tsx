/** A star with round points, in the colour of its text. */
export function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinejoin="round"
        d="M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.8z"
      />
    </svg>
  )
}
