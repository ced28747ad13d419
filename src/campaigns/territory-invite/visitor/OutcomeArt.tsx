/** A door with a lantern: open for a new resident, closed otherwise. */
export function OutcomeArt({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 176 176" width="100%" height="100%" aria-hidden="true" focusable="false">
      <circle cx="88" cy="88" r="84" fill="#e6efdc" />
      <path fill="#c9ddba" d="M12 124c30-16 58-18 84-10s50 4 68-6a84 84 0 0 1-152 16z" />
      <path fill="#b4553a" d="M34 76l54-46 54 46-8 9-46-39-46 39z" />
      <path fill="#fff8e6" d="M46 80l42-36 42 36v58H46z" />
      <path fill="#e8dcbb" d="M88 44l42 36v58H88z" opacity=".5" />
      <path fill="#5c3f22" d="M70 84h38v54H70z" />
      {isOpen ? (
        <>
          <path fill="#ffd666" d="M74 88h30v50H74z" />
          <path fill="#8a5a2f" d="M74 88l-16 8v46l16-4z" />
          <path fill="#fff3c4" d="M74 138h30l22 16H66z" opacity=".8" />
        </>
      ) : (
        <>
          <path fill="#8a5a2f" d="M74 88h30v50H74z" />
          <circle cx="98" cy="114" r="3" fill="#ffd666" />
        </>
      )}
      <path fill="none" stroke="#5c3f22" strokeWidth="3" d="M128 82v14" />
      <circle cx="128" cy="104" r="10" fill={isOpen ? '#ffc94d' : '#d8c9a0'} />
    </svg>
  )
}
