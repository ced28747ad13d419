import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { setRouteTable } from '@/kit/routeTable'
import { expect, test, vi } from 'vitest'
import { longOf } from '@tests/support/slowText'
import { cleanHtml } from './cleanHtml'
import { RichText } from './RichText'

const isKnown = (path: string) => path === '/test'

function clean(html: string): HTMLElement {
  const box = document.createElement('div')
  box.append(cleanHtml(html, isKnown))
  return box
}

test.each([
  ['<p>好<script>window.hit=1</script></p>', '<p>好</p>'],
  ['<img src=x onerror="window.hit=1">', ''],
  ['<img src="http://a.example/x.png">', ''],
  ['<img src="data:image/svg+xml,<svg onload=1>">', ''],
  ['<svg onload="window.hit=1"><a href="javascript:1">x</a></svg>', ''],
  ['<p style="position:fixed" class="button" id="root" onclick="1">文</p>', '<p>文</p>'],
  ['<a href="javascript:window.hit=1">点</a>', '<a>点</a>'],
  ['<a href="//evil.example">点</a>', '<a>点</a>'],
  [
    '<iframe src="https://a.example"></iframe><form action="https://a.example"><input name="phone"></form>',
    '',
  ],
  ['<style>body{display:none}</style><p>文</p>', '<p>文</p>'],
  ['<font color="red">红</font>', '红'],
  ['<h2> &nbsp;</h2><h3><b></b></h3><h2>一、总则</h2>', '<h2>一、总则</h2>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=1>', ''],
])('%s is shown as %s', (html, shown) => {
  expect(clean(html).innerHTML).toBe(shown)
})

test('whatever comes, nothing that runs or reaches out is left', () => {
  const piece = fc.constantFrom(
    '<svg>',
    '<math>',
    '<table>',
    '<p ',
    '<img src=',
    '<a href=',
    'javascript:1',
    '"',
    "'",
    '>',
    '<',

    'onerror=1 ',
    'style=x ',
    '</p>',
    '<!--',
    '-->',
    '<script>',
    '<template>',
    'https://a.example/x',

    '&lt;script&gt;',
    '<noscript>',
    '<xmp>',
    '<select>',
    '<iframe>',
    ' ',
    '\u0000',
    '<style>',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const box = clean(pieces.join(''))
      const all = Array.from(box.querySelectorAll('*'))
      for (const element of all) {
        expect(element.tagName).not.toMatch(/script|style|svg|math|iframe|form|input|template/i)
        for (const { name } of Array.from(element.attributes))
          expect(name).not.toMatch(/^on|style|srcset|id|class/)
      }
      for (const link of Array.from(box.querySelectorAll('a[href]')))
        expect(link.getAttribute('href')).toMatch(/^(?:https?:|\/)/)
    }),
  )
})

test.each(['<a href="/mfuwu/test">a</a>', '<b>', '<p>a', '<a><b><i><u>', '<table>', '<tr><td>a'])(
  'of 100,000 characters of %s a part is shown, and that it is one',
  (piece) => {
    const asked = vi.fn(isKnown)
    const box = document.createElement('div')
    box.append(cleanHtml(`<p>一</p>${longOf(piece)}`, asked))
    expect(box.querySelectorAll('*').length).toBeLessThan(7000)
    expect(asked.mock.calls.length).toBeLessThan(300)
    expect(box.firstElementChild).toHaveTextContent('一')
    expect(box.lastElementChild).toHaveTextContent('内容过长，后面的未显示')
  },
)

test.each(['<', '<!--', '<p ', '<a href="', '</p>'])(
  'of 100,000 characters of %s nothing is left to be shown',
  (piece) => expect(clean(longOf(piece)).textContent).toBe(''),
)

test('a text as long as the longest agreement is shown whole', () => {
  const box = clean('<h2>一、总则</h2><p><b>甲方</b>同意<i>本条</i>。</p>'.repeat(350))
  expect(box.querySelectorAll('h2')).toHaveLength(350)
  expect(box.textContent).not.toContain('内容过长')
})

test('a link of ours stays in place, another opens in a new tab that knows nothing of us', () => {
  const box = clean('<a href="/mfuwu/test">内</a><a href="https://a.example" target="_top">外</a>')
  const [ours, other] = Array.from(box.querySelectorAll('a'))
  expect(ours).not.toHaveAttribute('target')
  expect(other).toHaveAttribute('target', '_blank')
  expect(other).toHaveAttribute('rel', 'noopener noreferrer nofollow')
})

test('a link below our base that no page answers opens elsewhere, and leaves the text where it is', () => {
  const [link] = Array.from(clean('<a href="/mfuwu/nowhere">内</a>').querySelectorAll('a'))
  expect(link).toHaveAttribute('target', '_blank')
})

test('an image of the web is lazy and tells nobody where it stands', () => {
  const image = clean('<img src="https://a.example/x.png" srcset="x 2x">').querySelector('img')
  expect(image?.outerHTML).toBe(
    '<img src="https://a.example/x.png" alt="" loading="lazy" referrerpolicy="no-referrer">',
  )
})

test('a table scrolls by itself, also by keyboard', () => {
  const box = clean('<table><tbody><tr><td colspan="2">一</td></tr></tbody></table>')
  const table = box.querySelector('table')
  expect(table?.parentElement).toHaveAttribute('tabindex', '0')
  expect(table?.parentElement).toHaveAttribute('aria-label', '表格，可左右滑动')
  expect(table?.querySelector('td')).toHaveAttribute('colspan', '2')
})

test('shows the text, and follows a new one', async () => {
  const { rerender } = render(<RichText html="<h3>一、总则</h3>" />, { wrapper: MemoryRouter })
  expect(await screen.findByRole('heading', { name: '一、总则' })).toBeVisible()
  rerender(<RichText html="<p>新版</p>" />)
  expect(screen.getByText('新版')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('goes to our pages by the router, with what the link says', async () => {
  const html = '<p>去<a href="/mfuwu/sign-in?from=app"><b>签到</b></a></p>'
  const routes = [
    { path: '/', element: <RichText html={html} /> },
    { path: '/sign-in', element: '签到页' },
  ]
  setRouteTable(routes)
  const router = createMemoryRouter(routes)
  render(<RouterProvider router={router} />)
  await userEvent.click(await screen.findByText('签到'))
  expect(await screen.findByText('签到页')).toBeVisible()
  expect(router.state.location.search).toBe('?from=app')
})

test('what the router has no page for does not take the reader home', async () => {
  const html = '<a href="/mfuwu/nowhere">旧活动</a>'
  const router = createMemoryRouter([
    { path: '/', element: <RichText html={html} /> },
    { path: '*', element: '首页' },
  ])
  render(<RouterProvider router={router} />)
  const link = await screen.findByRole('link', { name: '旧活动' })
  // jsdom opens no tab, and logs an error.
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(router.state.location.pathname).toBe('/')
  expect(screen.queryByText('首页')).toBeNull()
})
