interface Change {
  state: string
  width: string
  before?: Buffer
  after?: Buffer
}
export function unfinishedFile(dir: string, page: string): string
export function comparePictures(
  beforeDirs: readonly string[],
  afterDirs: readonly string[],
): { states: number; changes: Change[]; notTaken: string[] }
