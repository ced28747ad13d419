import { expect, it } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { describeRouteFailure, problemOf } from './routeFailure'
import { BadIdError, CSSChunkLoadError, ChunkLoadError } from '@/lib/failure/errors'

const OTHER = 'Something went wrong, please check server API'

it('a bad id is named in both languages and cannot be loaded again', () => {
  expect(describeRouteFailure(new BadIdError(), true)).toEqual({
    kind: 'badId',
    text: '请检查id参数是否正确',
    detail: 'please check whether the id parameter is correct',
    canReload: false,
  })
})

it('a bad id is a bad id without a network too', () => {
  expect(describeRouteFailure(new BadIdError(), false).kind).toBe('badId')
})

it.each([
  ['a script', new ChunkLoadError('x')],
  ['a style sheet', new CSSChunkLoadError('x')],
])('%s that did not arrive', (_, error) => {
  expect(describeRouteFailure(error, true)).toEqual({
    kind: 'chunk',
    text: '页面资源加载失败，请检查网络后重试',
    detail: OTHER,
    canReload: true,
  })
})

it('without a network, whatever failed failed for that', () => {
  const offline = {
    kind: 'offline',
    text: '当前网络不可用',
    detail: OTHER,
    canReload: true,
  }
  expect(describeRouteFailure(new ApiError('network', 'x'), false)).toEqual(offline)
  expect(describeRouteFailure(new ChunkLoadError('x'), false)).toEqual(offline)
})

it.each([
  ['an API error', new ApiError('http', 'facilitator/query', 500)],
  ['a body that the platform refused', { statusCode: 403, message: '<b>no</b>' }],
  ['a render error', new TypeError('secret at /src/x.ts:1')],
  ['a text', 'x'],
  ['null', null],
  ['undefined', undefined],
])('%s reads as the specification’s sentence, and nothing of it shows', (_, error) => {
  expect(describeRouteFailure(error, true)).toEqual({
    kind: 'other',
    text: '网络开小差了，请稍后再试',
    detail: OTHER,
    canReload: true,
  })
})

it.each([
  ['badId', new BadIdError(), undefined],
  ['offline', new ApiError('network', 'x'), undefined],
  ['chunk', new ChunkLoadError('x'), 'chunk'],
  ['other', new ApiError('http', 'facilitator/query', 500), 'load'],
  ['other', { statusCode: 403, message: 'no' }, 'load'],
  ['other', new TypeError('x is not a function'), 'error'],
] as const)('to a field report %s of %s is %s', (kind, error, problem) => {
  expect(problemOf(kind, error)).toBe(problem)
})
