/** The year's line, on a canvas of 750 × 520. */
export const LINE =
  'M-10 440L58 408L112 422L176 366L232 388L296 322L350 340L410 286L462 300L548 258'

/** It goes on around a bookmark, whose lower edge is its last rise. */
export const BOOKMARK = 'L594 214L640 258V-10'
/** The bookmark itself. */
export const RIBBON = 'M548-10V258L594 214L640 258V-10z'

/** The quarters, where the line is marked. */
export const MARKS = [
  [176, 366],
  [296, 322],
  [410, 286],
  [548, 258],
] as const
