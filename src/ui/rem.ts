/** A length of the 750 px design for an inline style: only style sheets are converted by the build. */
export function rem(px: number | undefined): string | undefined {
  return px === undefined ? undefined : `${px / 75}rem`
}
