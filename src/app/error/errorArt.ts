import planet from './broken-planet.svg?no-inline'

/** The address of the error page's picture. */
export const ERROR_ART = planet

let kept: HTMLImageElement | undefined

/** Fetched while online, and kept: the page that shows it is mostly offline. */
export function keepErrorArt(): void {
  kept ??= new Image()
  kept.src = ERROR_ART
}
