/**
 * The key of what a person has in points: an order asks for it anew, also on a page that does not ask for it itself.
 * @param session `sessionKey()`
 */
export const pointsKey = (session: number) => ['points', session] as const
