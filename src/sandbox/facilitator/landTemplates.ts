import type { ProviderSeed } from './data'

export const LAND_TEMPLATES: readonly ProviderSeed[] = []
