/** What the layer plays. */
export interface Game {
  /** Another one each time that the layer is opened. */
  id: number
  /** Where it is for nothing. */
  isPractice: boolean
  roundId: string
  playToken: string
  durationSec: number
  /** The round's own end; nothing goes on after it. */
  end: number
  /** Played before: only its result is asked for. */
  played?: number
}
