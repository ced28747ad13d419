import type { ProviderSeed } from './data'

export const LINKED_VENDORS: readonly ProviderSeed[] = []
