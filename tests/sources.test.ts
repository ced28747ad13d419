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
  ['a date', OWN_DATE, 'day.slice(5, 10)'],
  ['thousands', /toLocaleString|Intl\.NumberFormat/, 'count.toLocaleString()'],
  ['money', /¥\$?\{/, '`¥${price}`'],
  ['points', /\}积分/, '{points}积分'],
  ['figures and words', SPACED, '`剩余 ${left} 件`'],
  ['a plus before a reward', /\+\$?\{(?:\w+\.)?rewardText/, '+{task.rewardText}'],
  // Up to 2.5 s pass until the app opens: a button without the promise looks dead.
  ['a press that opens the app and forgets it', /\bvoid openApp\(/, 'void openApp({ path })'],
])('no page has a way of its own with %s', (_, own, example) => {
  expect(example).toMatch(own)
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
    [
      "import { Activity, useState } from 'react'",
      "import { preload } from 'react-dom'",
      "import {\n  Link,\n  useFetcher,\n} from 'react-router-dom'",
    ],
  ],
  [
    'as an element',
    /<(?:[a-z]+-[a-z]|(?:link|script|style)\b)[^;]*?>/,
    ['<wx-open-launch-weapp\n  id="app"\n>', '<link rel="preload" href={font} />'],
  ],
  [
    'as a prop',
    /\bonBeforeInput=|\bformAction=|<form\b[^>]*\saction=|<Fragment\b[^>]*\sref=/,
    [
      '<input onBeforeInput={check}',
      '<button formAction={send}>',
      '<form\n  action={send}>',
      '<Fragment ref={list}>',
    ],
  ],
])('no source uses what a build leaves out of React and the router, %s', (_, leftOut, examples) => {
  for (const example of examples) expect(example).toMatch(leftOut)
  const sources = filesUnder('src').filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^src\/(?:sandbox|early)\//.test(path),
  )
  expect(sources.filter((path) => leftOut.test(textOf(path)))).toEqual([])
})
