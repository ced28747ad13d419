/** Ends never: for what shall stay on its way. */
export const never = () => new Promise<never>(() => undefined)

/** Ends after a while that a person can see. */
export const later = (ms = 2000) => new Promise<void>((resolve) => setTimeout(resolve, ms))
