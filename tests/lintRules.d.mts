export function layersOf(architecture: string): Record<string, string[]>
export function withLayerRules(config: object, architecture: string): object
