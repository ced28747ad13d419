import { act } from '@testing-library/react'
import fc from 'fast-check'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ProviderGroup } from '@/api/providerGroups'
import { Banner } from '@/frame/Banner'
import { Frame } from '@/frame/Frame'
import { HomeSkeleton } from '@/pages/home/HomeList'
import { renderGroup } from '@/pages/home/group/renderGroup'

const HOSTILE = [
  '<script>window.__pwned=1</script>',
  '"><img src=x onerror="window.__pwned=1">',
  "' onclick='window.__pwned=1",
  '&lt;b&gt; &amp;&#39; &nbsp;',
  '<!-- --> --> <!--',
  ']]></title>',
  '👨‍👩‍👧‍👦 مرحبا ​ ﷽',
  '',
  ' ',
  '\n',
  '__proto__',
]
const texts = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'grapheme' }), fc.string())
const images = fc.oneof(
  texts,
  fc.webUrl(),
  fc.constantFrom('/mfuwu/api/art.svg?a=1&b="2"', 'data:image/png;base64,AAAA', 'javascript:1'),
)
const counts = fc.oneof(fc.nat(), fc.maxSafeNat())
const providers = fc.record({
  id: fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 19n }).map(String), texts),
  cardCover: images,
  serve: texts,
  name: texts,
  headPortrait: images,
  followerCount: counts,
  productionCount: counts,
})
const groups: fc.Arbitrary<ProviderGroup> = fc.record({
  zoologyClassify: texts,
  categoryName: texts,
  items: fc.array(providers, { maxLength: 6 }),
})

/** The same components, compiled with the runtime that writes text. */
let early: {
  renderGroup: (group: ProviderGroup, index: number) => unknown
  renderShell: () => string
  jsx: (type: string, props: { children?: unknown }) => unknown
  write: (node: unknown) => string
}

beforeAll(async () => {
  vi.resetModules()
  const runtime = await import('./jsx-runtime')
  vi.doMock('react/jsx-dev-runtime', () => ({ ...runtime, jsxDEV: runtime.jsx }))
  const [group, shell] = await Promise.all([
    import('@/pages/home/group/renderGroup'),
    import('./shell'),
  ])
  vi.doUnmock('react/jsx-dev-runtime')
  early = { ...runtime, ...group, ...shell }
})

const earlyHtml = (group: ProviderGroup, index: number) =>
  early.write(early.renderGroup(group, index))

const shell = (
  <Frame menuOpen={false}>
    <Banner />
    <HomeSkeleton />
  </Frame>
)

/**
 * The elements, attributes and texts that a parser makes of it: what React hydrates. React's server also asks for
 * images ahead; that is no part of the page.
 */
function parsed(html: string): string {
  const template = document.createElement('template')
  template.innerHTML = html.replace(/<link rel="preload" as="image"[^>]*>/g, '')
  return template.innerHTML
}

async function hydrationErrors(html: string, element: ReactElement): Promise<unknown[]> {
  const errors: unknown[] = []
  const note = (error: unknown) => errors.push(error)
  vi.spyOn(console, 'error').mockImplementation(note)
  const host = document.createElement('div')
  host.innerHTML = html
  const options = { onRecoverableError: note, onUncaughtError: note }
  const root = await act(() => hydrateRoot(host, element, options))
  act(() => root.unmount())
  return errors
}

describe('the provider list', () => {
  it('is written as React’s server writes it', () => {
    fc.assert(
      fc.property(groups, fc.nat(3), (group, index) => {
        expect(parsed(earlyHtml(group, index))).toBe(
          parsed(renderToString(renderGroup(group, index))),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('is taken over by React without a mismatch', async () => {
    await fc.assert(
      fc.asyncProperty(groups, fc.nat(3), async (group, index) => {
        const errors = await hydrationErrors(earlyHtml(group, index), renderGroup(group, index))
        expect(errors).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('holds no element that the data has brought', () => {
    const known = 'ARTICLE,DIV,SPAN,IMG,H2,H3,A,P,BUTTON,SECTION'.split(',')
    fc.assert(
      fc.property(groups, (group) => {
        const template = document.createElement('template')
        template.innerHTML = earlyHtml(group, 0)
        for (const element of template.content.querySelectorAll('*')) {
          expect(known).toContain(element.tagName)
          for (const name of element.getAttributeNames()) expect(name).not.toMatch(/^on/)
        }
        expect(template.content.querySelectorAll('article')).toHaveLength(group.items.length)
      }),
    )
  })
})

describe('the frame’s shell', () => {
  it('is written as React’s server writes it', () => {
    expect(parsed(early.renderShell())).toBe(parsed(renderToString(shell)))
  })

  it('is taken over by React without a mismatch', async () => {
    expect(await hydrationErrors(early.renderShell(), shell)).toEqual([])
  })

  it('a mismatch would be seen here', async () => {
    const wrong = early.renderShell().replace('元宇宙服务商', '别的标题')
    expect(await hydrationErrors(wrong, shell)).not.toEqual([])
  })
})

describe('single pieces', () => {
  const cases: [name: string, element: ReactElement][] = [
    ['texts side by side', <p key="1">{['a', 1, null, false, 'b', undefined, true, 'c']}</p>],
    [
      'text beside an element',
      <p key="2">
        a<b>b</b>c
      </p>,
    ],
    [
      'a fragment',
      <>
        <i>1</i>
        {'2'}
        {3}
      </>,
    ],
    ['booleans', <p key="3" hidden inert={false} aria-hidden={false} data-on={true} />],
    ['left out', <p key="4" id={undefined} title="" lang={undefined} />],
    [
      'an SVG',
      <svg key="5" viewBox="0 0 1 1">
        <path strokeWidth="2" fillRule="evenodd" d="M0 0" />
      </svg>,
    ],
    [
      'void elements',
      <p key="6">
        <br />
        <img src="/x" alt="" />
        <input type="text" readOnly maxLength={3} />
      </p>,
    ],
    [
      'a label',
      <label key="7" htmlFor="x" className="y" tabIndex={-1}>
        {'<&>"\''}
      </label>,
    ],
    [
      'zero and empty',
      <p key="8">
        {0}
        {''}
      </p>,
    ],
  ]

  it.each(cases)('%s', (_, element) => {
    expect(parsed(early.write(again(element)))).toBe(parsed(renderToString(element)))
  })

  /** Renders a React element of plain tags again with the other runtime. */
  function again(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(again)
    if (typeof node !== 'object' || node === null) return node
    const { type, props } = node as ReactElement<{ children?: unknown }>
    const children = again(props.children)
    return early.jsx(type as string, { ...props, ...(children !== undefined && { children }) })
  }
})
