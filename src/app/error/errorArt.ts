import planet from './broken-planet.svg?no-inline'

/** The address of the error page's picture. */
export const ERROR_ART = planet

let kept: HTMLImageElement | undefined

/** Fetched while there is a line, and held: the page that shows it is mostly the one that has lost it. */
export function keepErrorArt(): void {
  kept ??= new Image()
  kept.src = ERROR_ART
}
