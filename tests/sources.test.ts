import { expect, test } from 'vitest'
import { filesUnder, textOf } from '@tests/support/modules'

const SOURCES = ['src', 'tests/campaign/template/src']
  .flatMap(filesUnder)
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.|\/(?:sandbox|development|lib|kit\/amounts|campaigns\/test)\//.test(path),
  )

const UNIT = '(?:[件份人次天场轮张枚秒个位席章名条分元]|积分|奖励)'
/** No space between figures and words: 剩余3件, not 剩余 3 件. */
const SPACED = new RegExp(
  `[\\u4e00-\\u9fff] (?:<b>)?\\$?\\{[^{}]*\\}(?:</b>)? ?${UNIT}|\\}(?:</b>)? ${UNIT}`,
  'u',
)
/** Cut out of a moment, or put together from its parts. */
const OWN_DATE = /\.slice\((?:0, 1[06]|5, 7|5, 1[06]|11, 16)\)|\}月\$\{/

test.each([
  ['a date', OWN_DATE],
  ['thousands', /toLocaleString|Intl\.NumberFormat/],
  ['money', /¥\$?\{/],
  ['points', /\}积分/],
  ['figures and words', SPACED],
  ['a plus before a reward', /\+\$?\{(?:\w+\.)?rewardText/],
  // Up to 2.5 s pass until the app opens: a button without the promise looks dead.
  ['a press that opens the app and forgets it', /\bvoid openApp\(/],
])('no page has a way of its own with %s', (_, own) => {
  expect(SOURCES.filter((path) => own.test(textOf(path)))).toEqual([])
})

const UNUSED = [
  'Activity|SuspenseList|ViewTransition|addTransitionType|useActionState|requestFormReset',
  'preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS',
  'Form|NavLink|useActionData|useBlocker|useFetchers?|usePrompt|useSubmit',
].join('|')

// It would work here, where packages are whole, and do nothing on a phone (vite/leanPackages.ts).
test.each([
  [
    'of theirs',
    new RegExp(`import \\{[^}]*\\b(?:${UNUSED})\\b[^}]*\\} from 'react(?:-dom|-router-dom)?'`),
  ],
  ['as an element', /<(?:[a-z]+-[a-z]|(?:link|script|style)\b)[^;]*?>/],
  ['as a prop', /\bonBeforeInput=|\bformAction=|<form\b[^>]*\saction=|<Fragment\b[^>]*\sref=/],
])('no source uses what a build leaves out of React and the router, %s', (_, leftOut) => {
  const sources = filesUnder('src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^src\/(?:sandbox|early)\//.test(path),
  )
  expect(sources.filter((path) => leftOut.test(textOf(path)))).toEqual([])
})
