export async function serve(): Promise<void> {}
