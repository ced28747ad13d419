/** Being written. */
export function ProviderPage() {
  return null
}
