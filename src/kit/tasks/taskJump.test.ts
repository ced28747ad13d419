import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { taskJumpOf, withKnownPages } from './taskJump'

const HERE = 'https://m.example.test'
const jump = (fields: object) =>
  taskJumpOf({ jumpType: 'NONE', jumpUrl: '', appPath: '', toast: '', ...fields }, HERE)
const web = (jumpUrl: string) => jump({ jumpType: 'H5', jumpUrl })

describe('where a task leads', () => {
  test.each([
    ['/lh-exchange', '/lh-exchange'],
    [
      '/trends-detail-quest?momentId=2&taskId=3#top',
      '/trends-detail-quest?momentId=2&taskId=3#top',
    ],
    ['/mfuwu/plAce?id=1', '/plAce?id=1'],
    ['/mfuwu', '/'],
    [`${HERE}/mfuwu/territory`, '/territory'],
  ])('%s is a page of ours', (jumpUrl, to) => {
    expect(web(jumpUrl)).toEqual({ kind: 'route', to })
  })

  test.each([
    ['https://elsewhere.example.test/a?b=1', 'https://elsewhere.example.test/a?b=1'],
    [`${HERE}/other`, `${HERE}/other`],
  ])('%s is elsewhere on the web', (jumpUrl, href) => {
    expect(web(jumpUrl)).toEqual({ kind: 'web', href })
  })

  test.each([
    'javascript:alert(1)',
    'http://elsewhere.example.test/a',
    'http://m.example.test/mfuwu/sign-in',
    '//evil.example.test',
    '/\\evil.example.test',
    '/\t/evil.example.test',
    '/mfuwu//evil.example.test',
    '/a/..//evil.example.test',
    'data:text/html,x',
    'lh-exchange',
    '',
  ])('%j leads nowhere', (jumpUrl) => {
    expect(web(jumpUrl)).toEqual({ kind: 'toast', text: '请前往App完成' })
  })

  test('never to a scheme that runs code, and never out of the site by a path', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (jumpUrl) => {
          const to = web(jumpUrl)
          if (to.kind === 'web') expect(to.href).toMatch(/^https:\/\//)
          if (to.kind === 'route') expect(to.to).toMatch(/^\/(?!\/)/)
        },
      ),
    )
  })

  test('to the app’s page of an address that the route table has not', () => {
    const isKnown = (pathname: string) => pathname === '/sign-in'
    const known = (jumpUrl: string) => withKnownPages(web(jumpUrl), isKnown)
    expect(known('/sign-in?day=2#top')).toEqual({ kind: 'route', to: '/sign-in?day=2#top' })
    expect(known('/mfuwu/plAce?id=1')).toEqual({ kind: 'app', path: '/plAce?id=1' })
    expect(known('https://a.example/plAce').kind).toBe('web')
  })

  test('into the app, or nowhere with the platform’s words', () => {
    expect(jump({ jumpType: 'APP', appPath: '/task/1' })).toEqual({ kind: 'app', path: '/task/1' })
    expect(jump({ toast: ' 任务已下线 ' })).toEqual({ kind: 'toast', text: '任务已下线' })
    expect(jump({})).toEqual({ kind: 'toast', text: '请前往App完成' })
  })
})
