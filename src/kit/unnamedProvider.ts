/** The fallback for a provider without a name. */
export const UNNAMED_PROVIDER = '未命名服务商'
