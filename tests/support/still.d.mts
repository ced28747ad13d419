export const STILL_AT: number
export function holdStill(at: number): void
