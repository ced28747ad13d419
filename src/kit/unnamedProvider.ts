/** Stands where a provider has no name. */
export const UNNAMED_PROVIDER = '未命名服务商'
