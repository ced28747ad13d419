/** Hundreds of documents are opened for their text, not for their look or motion: drawn at a quarter of the cost. */
export const PLAIN = { deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } } as const
