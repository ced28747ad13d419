/** FNV-1a twice, 64 bits, as 16 hexadecimal digits: enough to distinguish a tab's few values, and not cryptographic. */
export function hash64(text: string): string {
  return fnv1a(text, 0x811c9dc5) + fnv1a(text, 0x2545f491)
}

function fnv1a(text: string, seed: number): string {
  let value = seed
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
