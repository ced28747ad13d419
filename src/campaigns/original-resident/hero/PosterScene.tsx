import { DesertScene } from './DesertScene'

/** The scene for the poster: more sky above for the words, and the dune below under the ticket. */
export function PosterScene() {
  return (
    <svg viewBox="0 -240 750 1200" width="100%" height="100%" aria-hidden="true" focusable="false">
      <DesertScene />
    </svg>
  )
}
