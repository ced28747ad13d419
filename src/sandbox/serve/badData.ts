import { asRecord } from '@/lib/storage/json'

const MARKUP = [
  '<script>window.__pwned=1</script>',
  '<img src=x onerror="window.__pwned=1">',
  '"><svg onload=window.__pwned=1>',
  '👨‍👩‍👧‍👦🏳️‍🌈',
  '{{constructor.constructor("window.__pwned=1")()}}',
] as const
const BAD_IMAGES: readonly unknown[] = [
  'javascript:window.__pwned=1',
  'https://images.example.invalid/no-such.png',
  null,
  42,
  undefined,
  '//images.example.invalid/x.png',
  'data:text/html,<script>window.__pwned=1</script>',
]
const BAD_COUNTS: readonly unknown[] = ['12345', -7, null, 'NaN', undefined, 1.5e12, '99999999', {}]
const LONG_TEXT = Array.from(
  { length: 40 },
  (_, line) => `第${line + 1}行：${MARKUP[line % MARKUP.length]} 超长内容 https://a.example/?q=<b>`,
).join('\n')

const IMAGE = /(?:cover|avatar|img|image|images|banner|portrait|logo|poster)$/i
const NAME = /(?:name|title|serve|nickname|text|desc|city|tags|topics|slogan|reason)$/i
const LONG = /^(?:intro|content|message|bio|announcement|greeting)$/i
const COUNT = /(?:count|total|points)$/i
/** Left out, it must not read as a consent. */
const CONSENT = /^needAgree$/
const LINK = /(?:url|link|jumpUrl)$/i

/**
 * The same answer with careless or malicious data: markup in names, invalid images and links, counts of the wrong kind,
 * missing fields. Ids, states and times stay, so that the pages can be walked through.
 */
export function hostile(data: unknown, field = '', index = 0): unknown {
  if (Array.isArray(data)) return data.map((item, at) => hostile(item, field, index + at))
  const record = asRecord(data)
  if (record)
    return Object.fromEntries(
      Object.entries(record).map(([name, value], at) => [name, hostile(value, name, index + at)]),
    )
  return spoiled(data, field, index)
}

function spoiled(value: unknown, field: string, index: number): unknown {
  if (CONSENT.test(field)) return undefined
  if (IMAGE.test(field)) return BAD_IMAGES[index % BAD_IMAGES.length]
  if (LINK.test(field)) return 'javascript:window.__pwned=1'
  if (COUNT.test(field)) return BAD_COUNTS[index % BAD_COUNTS.length]
  if (LONG.test(field)) return LONG_TEXT
  if (NAME.test(field)) return index % 7 === 5 ? undefined : spoiledName(value, index)
  return value
}

function spoiledName(value: unknown, index: number): unknown {
  return index % 7 === 3 ? 20_260_607 : `${MARKUP[index % MARKUP.length]}${String(value)}`.repeat(3)
}

/** The answer of a platform that has nothing: no rows, no pages, no entity. */
export function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return []
  const record = asRecord(data)
  return record && Array.isArray(record.list)
    ? { ...record, list: [], hasMore: false, total: 0 }
    : null
}
