/** Hundreds of documents are opened for what they say, not for how they look or move: drawn at a quarter of the cost. */
export const PLAIN = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const
