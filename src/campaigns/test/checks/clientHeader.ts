import { decode, encode, isValid } from 'js-base64'
import { asRecord } from '@/lib/storage/json'
import { maskToken } from './mask'
import type { Finding } from './useChecks'

const FIELDS = ['clientType', 'clientVersion', 'systemInfo'] as const

/** Reads the `clientInfo` header back, as a server would: base64 of JSON in UTF-8. */
export function readClientHeader(header: string | undefined): Finding {
  if (!header) return { ok: false, detail: '没有取到 clientInfo' }
  const shown = `${maskToken(header)}（${header.length} 字符）`
  const record = parse(header)
  if (!record) return { ok: false, detail: `${shown}\n不是 base64 的 JSON` }
  const fields = FIELDS.map((name) => `${name}: ${wordOf(record[name])}`)
  const id = typeof record.clientId === 'string' ? maskToken(record.clientId) : '缺失'
  const whole = record.clientId !== undefined && encode(JSON.stringify(record)) === header
  return {
    ok: record.clientId !== undefined,
    detail: [
      `clientId: ${id}`,
      ...fields,
      `请求头: ${shown}`,
      whole ? '编码往返一致' : '编码与本端不同（App 提供）',
    ].join('\n'),
  }
}

function parse(header: string): Record<string, unknown> | undefined {
  try {
    return isValid(header) ? asRecord(JSON.parse(decode(header))) : undefined
  } catch {
    return undefined
  }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '缺失'
}
