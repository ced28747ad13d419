import { test } from 'vitest'
import { formatCount } from '@/lib/format/formatCount'
import { relativeTime } from '@/lib/format/relativeTime'
import { lengthOf } from '@/lib/format/lengthOf'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { parseServerTime } from '@/lib/serverClock'
import { asNumber, parseJson, parseOrKeep } from '@/lib/storage/json'
import { safeImage, safeLink } from '@/lib/url/safeUrl'
import { shareUrl } from '@/lib/url/shareUrl'
import { readRedirect, readVisitParams } from '@/lib/url/urlParams'
import { label, number, optionalCount } from '@/api/core/read'
import { classifyVisit } from '@/bridge/environment'
import { publicAddress } from '@/api/core/headers'
import { entryOf } from '@/early/entry'
import { cleanAmount, parseAmount } from '@/kit/amounts/money'
import { isRealName, tidyName } from '@/kit/apply/realName'
import { wordsOf } from '@/kit/feed/feed'
import { isGlory } from '@/kit/glory/glory'
import { readCode } from '@/kit/login/loginRules'
import { editPhone, readPhone } from '@/kit/login/form/phone'
import { findTopics } from '@/kit/moment/article/topics'
import { appLink } from '@/kit/open-app/openAppPlan'
import { keywordOf } from '@/kit/people/userSearch'
import { chipText, headingOf } from '@/kit/rules/doc/outline'
import { cutHtml } from '@/kit/texts/cutHtml'
import { linkKind } from '@/kit/texts/richLinks'
import { linesOf } from '@/kit/share/paint/plainPoster'
import { taskJumpOf } from '@/kit/tasks/taskJump'
import { scrub, scrubStack } from '@/reports/scrub'
import { idsOnly } from '@/tracking/extraInfo'
import { mediaOf } from '@/kit/media/media'
import { expectQuick, longOf } from '@tests/support/slowText'

const HERE = 'https://m.example.test'
const NOBODY = () => false
/** For all of them: letters, blanks, digits, marks. */
const PIECES = ['a', ' ', '1', '字', '\\"', '%25', '<', '\u0000']

/** `before` and `after` surround each text. */
interface Reader {
  read: (text: string) => unknown
  /** The hardest for this one. */
  pieces: readonly [string, string, string, string, string, ...string[]]
  before?: string
  after?: string
}

const TOPICS = [
  longOf('#'),
  `a${longOf('#')}a`,
  longOf('字'),
  '#a#a#a#a#a#a#a#ab',
  ...Array.from({ length: 5000 }, (_, at) => `${'a#'.repeat(at % 30)}${at}`),
]

/** Readers of text from the platform, an address or a person; those of a single campaign are in its own tests. */
const READERS: Readonly<Record<string, Reader>> = {
  parseJson: {
    read: parseJson,
    pieces: ['\\"', '"\\', '1234567890123456,', '[{"a":', '"\\\\'],
    before: '{"id":1234567890123456,"a":"',
  },
  'parseJson outside of a string': {
    read: parseOrKeep,
    pieces: ['"a":', '1e', '1.', '-', '"1234567890123456"'],
    before: '1234567890123456 ',
  },
  'numbers of answers': {
    read: (all) => [asNumber(all), number(all), optionalCount(all), formatCount(all), label(all)],
    pieces: ['0.', '-1', '1e', '+', ' 1'],
  },
  maskedPhone: {
    read: maskedPhone,
    pieces: ['138 ', '86-', '1\u200b', '13800138000', '138(', '\ufdfa', '-'],
    before: '138',
  },
  times: {
    read: (all) => [parseServerTime(all), relativeTime(all, 0)],
    pieces: ['2026-', '2026-11-20 09:30:00', '-', ':', 'T'],
  },
  lengths: {
    read: (all) => [lengthOf(all), isGlory(all)],
    pieces: ['😀', '\ud83d', '\u0301', '👨‍👩‍👧', '\n'],
  },
  safeLink: { read: safeLink, pieces: ['a.', '../', '@', 'a=&', '['], before: 'https://' },
  safeImage: {
    read: safeImage,
    pieces: ['=', 'A', '/', ',', '.'],
    before: 'data:image/png;base64,',
    after: '!',
  },
  linkKind: {
    read: (all) => linkKind(all, NOBODY, HERE),
    pieces: ['https://', '../', '\t', 'tel:', '//'],
    before: '/mfuwu/',
  },
  readRedirect: {
    read: (all) => readRedirect(new URLSearchParams({ redirect: all }), NOBODY),
    pieces: ['a/..//', '/', '/\\', '?', '/%2F'],
    before: '/',
  },
  readVisitParams: {
    read: (all) =>
      readVisitParams(
        new URLSearchParams({ inviteCode: all, shareUid: all, channel: all, from: all }),
      ),
    pieces: ['aB1', '-', '_', '0', 'wx'],
  },
  shareUrl: {
    read: (all) => shareUrl(all, { inviteCode: all, activityId: all, from: all }, HERE),
    pieces: ['/', '?', '#', '\\', '/..'],
  },
  publicAddress: {
    read: publicAddress,
    pieces: ['a=1&', 'token=&', '../', '%E4', '#', '&&'],
    before: `${HERE}/?`,
  },
  appLink: {
    read: (all) => appLink('mfuwu://open', all),
    pieces: ['/a', '%252F', '=a-', '%', 'a:'],
    before: '/a?x=',
    after: '!',
  },
  taskJumpOf: {
    read: (all) => taskJumpOf({ jumpType: 'H5', jumpUrl: all, appPath: all, toast: all }, HERE),
    pieces: ['/', '//', '../', 'https://', '?#'],
    before: '/mfuwu/',
  },
  entryOf: {
    read: entryOf,
    pieces: ['/', '/mfuwu', '/a', '.', '//'],
    before: '/mfuwu',
    after: 'a',
  },
  findTopics: {
    read: (all) => findTopics(all, TOPICS),
    pieces: ['#', '#a', '#1', '#a#a#a#a#a#a#a#a', '##a'],
  },
  'findTopics of one topic': {
    read: (all) => findTopics(`看 #${all}#`, [all]),
    pieces: ['#', '(', '.*', '\\', '[^'],
    before: 'a',
    after: 'a',
  },
  cutHtml: { read: cutHtml, pieces: ['<a href=x>a</a>', '<b>', '<p ', '</', '<!--', '<>'] },
  headings: {
    read: (all) => [chipText(all), headingOf(all, { earn: ['一'] }, [{ id: 'a', text: all }])],
    pieces: ['一', '1.', '、', '十、', '．'],
  },
  wordsOf: {
    read: (all) => wordsOf({ content: all, images: [], videoUrl: '' }),
    pieces: ['\n', ' a', '\u3000', '\t ', '#'],
  },
  linesOf: {
    read: (all) => linesOf(all, 100, 2, (part) => part.replace(/\u200b/g, '').length),
    pieces: ['\u200b', 'a\u200b', '\n', '😀', 'W'],
  },
  mediaOf: {
    read: (all) => mediaOf(all, HERE),
    pieces: ['/', '.mp4', '../', '?', '.mp3/'],
    before: 'https://a/',
  },
  amounts: {
    read: (all) => [cleanAmount(all), parseAmount(all, 2)],
    pieces: ['0', '.', '。', '１', '0.0', '1,000', ',000', '.000'],
  },
  phones: {
    read: (all) => [readPhone(all), editPhone('138', all, 50_000)],
    pieces: ['86', '00', '+86 ', '+', '１', '- '],
  },
  readCode: { read: readCode, pieces: ['12345', '1234567', '１', '12345 ', 'a1'] },
  keywordOf: { read: keywordOf, pieces: [' -', '+86', '138', '😀', '\n'] },
  realName: {
    read: (all) => [tidyName(all), isRealName(all)],
    pieces: ['·', '•', '王·', '.', '\u3000'],
  },
  scrub: { read: scrub, pieces: ['/a', 'a:/', '?a=', 'token', "'", '@', '1 ', 'a-1'] },
  scrubStack: { read: scrubStack, pieces: ['a.', 'at a\n', 'a.js?', 'a.js:1:1\n', 'async '] },
  idsOnly: {
    read: (all) => idsOnly({ id: all, [all]: '1' }),
    pieces: ['-', '_1', 'eyJ', '86', '0a'],
  },
  classifyVisit: {
    read: (userAgent) =>
      classifyVisit({
        userAgent,
        platform: userAgent,
        maxTouchPoints: 5,
        hasBridge: false,
        marker: 'MfuwuApp',
      }),
    pieces: ['MfuwuApp/', 'Linux arm', 'iPhone', 'Windows', 'Mobi'],
  },
}

test.each(Object.entries(READERS))(
  '%s reads 100,000 characters in no time',
  (_, { read, pieces, before = '', after = '' }) => {
    expectQuick((text) => read(before + text + after), [...PIECES, ...pieces].map(longOf))
  },
)
