/** The tracking name of the frame's page at a path: its route without the slash; the list's is `home`. */
export function pageNameOf(pathname: string): string {
  return pathname.split('/')[1] || 'home'
}
