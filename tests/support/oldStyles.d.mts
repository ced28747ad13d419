export function oldStyleProblems(css: string): string[]
