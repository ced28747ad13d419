export function pageTests(
  wanted: string,
  list?: (folder: string) => string[],
): { folders: string[]; grep: string | undefined; names: string[] }
