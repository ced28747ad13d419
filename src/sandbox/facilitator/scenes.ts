import type { ProviderSeed } from './data'

export const SCENES: readonly ProviderSeed[] = []
