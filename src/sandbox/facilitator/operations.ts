import type { ProviderSeed } from './data'

export const OPERATIONS: readonly ProviderSeed[] = []
