/** A folded sheet of paper in flight, 100 × 100. */
export function PlaneArt() {
  return (
    <>
      <path fill="#ffffff" d="M6 52L94 10 62 88 44 64z" />
      <path fill="#d3f3e5" d="M94 10L44 64 6 52z" />
      <path fill="#a9e3ca" d="M94 10L44 64l-2 24z" />
      <path fill="#7ccfae" d="M42 88l10-15-8-9z" />
    </>
  )
}
