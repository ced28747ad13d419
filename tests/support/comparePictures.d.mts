interface Change {
  state: string
  width: string
  /** How many differ, where both sides have a picture of the same size. */
  pixels?: number
  pictures: Record<string, Buffer>
}
export function unfinishedFile(dir: string, page: string): string
export function comparePictures(
  beforeDir: string,
  afterDir: string,
): { states: number; changes: Change[]; notTaken: string[] }
