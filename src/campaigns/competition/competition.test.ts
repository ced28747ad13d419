import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseServerTime } from '@/lib/serverClock'
import {
  actionOf,
  awaitsResults,
  clampedName,
  contestName,
  countText,
  countdownLabel,
  entryOf,
  heroLine,
  isCodeLive,
  isShut,
  momentsOf,
  signUpOf,
  signUpPath,
  stageHint,
  stageInFocus,
  stagesAt,
} from './competition'
import type { Action, StageStatus } from './competition'

const PENDING = { data: undefined, error: null, isPending: true }
const CUT = { data: undefined, error: new Error('cut'), isPending: false }
const SIGNED_OUT = { data: undefined, error: { code: 'S00000' }, isPending: false }
const answered = <T>(data: T) => ({ data, error: null, isPending: false })

const at = (stamp: string) => parseServerTime(stamp) ?? NaN
const STAGES = [
  { name: '报名', start: '2026-11-01 00:00:00', end: '2026-11-10 23:59:59' },
  { name: '投稿', start: '2026-11-11 00:00:00', end: '2026-11-20 23:59:59' },
  { name: '评审', start: '2026-11-21 00:00:00', end: '2026-11-25 23:59:59' },
  { name: '公布', start: '2026-11-26 00:00:00', end: '2026-11-30 23:59:59' },
]
const statuses = (stages: typeof STAGES, stamp: string) =>
  stagesAt(stages, at(stamp)).map(({ status }) => status)
const named = (name: string, status: StageStatus) =>
  stagesAt([{ name, start: '', end: '' }], 0).map((stage) => ({ ...stage, status }))

describe('the stages', () => {
  it.each([
    ['2026-10-31 23:59:59', 'upcoming upcoming upcoming upcoming'],
    ['2026-11-01 00:00:00', 'current upcoming upcoming upcoming'],
    ['2026-11-10 23:59:58', 'current upcoming upcoming upcoming'],
    ['2026-11-11 00:00:00', 'done current upcoming upcoming'],
    ['2026-11-21 00:00:00', 'done done current upcoming'],
    ['2026-11-26 12:00:00', 'done done done current'],
    ['2026-11-30 23:59:59', 'done done done done'],
  ])('stand at %s as %s', (stamp, expected) => {
    expect(statuses(STAGES, stamp).join(' ')).toBe(expected)
  })

  it('take a missing time from the stage beside them', () => {
    const open = STAGES.slice(0, 2).map((stage) => ({ ...stage, end: '' }))
    expect(statuses(open, '2026-11-10 23:59:59')).toEqual(['current', 'upcoming'])
    expect(statuses(open, '2026-11-11 00:00:00')).toEqual(['done', 'current'])
    expect(statuses(open, '2030-01-01 00:00:00')).toEqual(['done', 'current'])
  })

  it('have not begun when nothing is known of their times, and a first one that only ends has', () => {
    const blank = { name: '报名', start: '', end: 'soon' }
    expect(statuses([blank], '2026-11-10 00:00:00')).toEqual(['upcoming'])
    expect(statuses([{ ...blank, end: '2026-11-10 12:00:00' }], '2026-11-10 00:00:00')).toEqual([
      'current',
    ])
  })

  it('can be current side by side', () => {
    const both = STAGES.slice(0, 2).map((stage) => ({ ...stage, start: '2026-11-01 00:00:00' }))
    expect(statuses(both, '2026-11-05 00:00:00')).toEqual(['current', 'current'])
  })

  it('say their days, or what is known of them', () => {
    const days = (start: string, end: string) =>
      stagesAt([{ name: '', start, end }], 0).map((stage) => stage.days)
    expect(days('2026-11-01 00:00:00', '2026-11-10 23:59:59')).toEqual(['11月1日–11月10日'])
    expect(days('2026-11-01 00:00:00', '')).toEqual(['11月1日开始'])
    expect(days('', '2026-11-10 23:59:59')).toEqual(['11月10日截止'])
    expect(days('', '')).toEqual([''])
  })

  it('have a name, short enough and without a phone number', () => {
    const names = (name: string) => stagesAt([{ name, start: '', end: '' }], 0)[0]?.name
    expect(names(' ')).toBe('第1阶段')
    expect(names('一二三四五六七八')).toBe('一二三四五六')
  })

  it('change only at the moments that are watched', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 1e6 }), { nil: undefined })
    const stamp = (second: number | undefined) =>
      second === undefined
        ? ''
        : new Date(at('2026-11-01 00:00:00') + second * 1000 + 8 * 3_600_000)
            .toISOString()
            .slice(0, 19)
            .replace('T', ' ')
    fc.assert(
      fc.property(fc.array(fc.tuple(moment, moment), { maxLength: 5 }), (times) => {
        const stages = times.map(([start, end]) => ({
          name: '',
          start: stamp(start),
          end: stamp(end),
        }))
        const moments = momentsOf(stages).filter((one) => one !== undefined)
        const begin = at('2026-11-01 00:00:00') - 1
        const points = [begin, ...moments, begin + 2e9].sort((one, other) => one - other)
        const look = (now: number) => stagesAt(stages, now).map(({ status }) => status)
        points.slice(1).forEach((next, index) => {
          const from = points[index] ?? begin
          if (next - 1 >= from) expect(look(next - 1)).toEqual(look(from))
        })
      }),
    )
  })

  it('are looked at from the current one, else the next one, else the last one', () => {
    const focus = (stamp: string) => stageInFocus(stagesAt(STAGES, at(stamp)))?.name
    expect(focus('2026-10-01 00:00:00')).toBe('报名')
    expect(focus('2026-11-22 00:00:00')).toBe('评审')
    expect(focus('2026-12-22 00:00:00')).toBe('公布')
    expect(stageInFocus([])).toBeUndefined()
  })

  it('count down to their end in words of their own', () => {
    const label = (name: string) => named(name, 'current').map(countdownLabel)
    expect(label('报名')).toEqual(['距报名截止'])
    expect(label('作品上传')).toEqual(['距作品上传截止'])
    expect(label('公布')).toEqual(['距公布结束'])
  })

  it('have a hint by their name, and none where the name says nothing', () => {
    expect(STAGES.map(({ name }) => stageHint(name))).toEqual([
      '在App内填写参赛信息，报名后即可准备作品。',
      '把作品上传到App或电脑端，截止前可反复修改。',
      '评委会逐件审阅，作品暂时不能再修改。',
      '获奖名单会出现在本页最上方。',
    ])
    expect(stageHint('热身')).toBe('')
  })
})

describe('signing up', () => {
  it.each([
    ['upcoming', 'soon'],
    ['current', 'open'],
    ['done', 'closed'],
  ] as const)('with its stage %s is %s', (status, expected) => {
    expect(signUpOf(named('报名', status), [])).toBe(expected)
  })

  it('is open where no stage says anything of it', () => {
    expect(signUpOf([], [])).toBe('open')
    expect(signUpOf(named('投稿', 'done'), [])).toBe('open')
  })
})

describe('the results', () => {
  it('close the list when anybody has won, whatever the stages say', () => {
    expect(signUpOf(named('报名', 'current'), [{}])).toBe('closed')
    expect(signUpOf([], [{}])).toBe('closed')
  })

  it('are waited for while they are due and nobody is named', () => {
    expect(awaitsResults(named('公布', 'current'), [])).toBe(true)
    expect(awaitsResults(named('结果公示', 'current'), [])).toBe(true)
    expect(awaitsResults(named('公布', 'current'), [{}])).toBe(false)
    expect(awaitsResults(named('公布', 'upcoming'), [])).toBe(false)
    expect(awaitsResults(named('评审', 'current'), [])).toBe(false)
  })
})

describe('a name', () => {
  it('has at most 8 characters, an emoji is one', () => {
    expect(clampedName('一二三四五六七八')).toBe('一二三四五六七八')
    expect(clampedName(' 一二三四五六七八九')).toBe('一二三四五六七…')
    expect(clampedName('一二三四五六七八九', 9)).toBe('一二三四五六七八九')
    expect(clampedName('🏆🏆🏆🏆🏆🏆🏆🏆')).toBe('🏆🏆🏆🏆🏆🏆🏆🏆')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(Array.from(clampedName(name)).length).toBeLessThanOrEqual(8)
      }),
    )
  })

  it('of the contest is the page’s own where the platform has none', () => {
    expect(contestName({ name: ' 星海杯 ' }, '大赛')).toBe('星海杯')
    expect(contestName({ name: ' ' }, '大赛')).toBe('大赛')
    expect(contestName(undefined, '大赛')).toBe('大赛')
  })
})

describe('the person’s entry', () => {
  const me = answered({ uid: '7' })
  const list = answered({ rows: [{ uid: '3' }, { uid: '7' }] })

  it('is there when a row has their id', () => {
    expect(entryOf({ loggedIn: true, me, list })).toBe('in')
    expect(entryOf({ loggedIn: true, me, list: answered({ rows: [{ uid: '3' }] }) })).toBe('out')
  })

  it('is nobody’s without a login or an id', () => {
    expect(entryOf({ loggedIn: false, me, list })).toBe('out')
    expect(
      entryOf({
        loggedIn: true,
        me: answered({ uid: '' }),
        list: answered({ rows: [{ uid: '' }] }),
      }),
    ).toBe('out')
  })

  it('is asked for until both answers are there, and a failed one is an answer', () => {
    expect(entryOf({ loggedIn: true, me: PENDING, list })).toBe('asking')
    expect(entryOf({ loggedIn: true, me, list: PENDING })).toBe('asking')
    expect(entryOf({ loggedIn: true, me, list: CUT })).toBe('out')
    expect(entryOf({ loggedIn: true, me: CUT, list })).toBe('out')
    expect(entryOf({ loggedIn: true, me: CUT, list: answered({ rows: [{ uid: '' }] }) })).toBe(
      'out',
    )
  })
})

describe('the main button', () => {
  const open = {
    shell: 'READY',
    activity: answered({}),
    signUp: 'open',
    entry: 'out',
    loggedIn: true,
    inApp: false,
  } as const

  it.each<[Action, Partial<Parameters<typeof actionOf>[0]>]>([
    ['code', {}],
    ['app', { inApp: true }],
    ['login', { loggedIn: false }],
    ['login', { loggedIn: false, inApp: true }],
    ['login', { activity: SIGNED_OUT, shell: 'GUEST' }],
    ['wait', { entry: 'asking' }],
    ['in', { entry: 'in' }],
    ['in', { entry: 'in', signUp: 'closed', inApp: true }],
    ['in', { entry: 'in', shell: 'ENDED' }],
    ['ended', { shell: 'ENDED', loggedIn: false }],
    ['closed', { signUp: 'closed', entry: 'asking' }],
    ['closed', { signUp: 'closed', loggedIn: false }],
    ['soon', { signUp: 'soon' }],
    ['soon', { shell: 'NOT_STARTED' }],
  ])('is for %s with %j', (action, facts) => {
    expect(actionOf({ ...open, ...facts })).toBe(action)
  })

  it('takes no tap where there is nothing to do', () => {
    const shut: Action[] = ['in', 'soon', 'closed', 'ended']
    for (const action of ['code', 'app', 'login', 'wait', ...shut] satisfies Action[])
      expect(isShut(action)).toBe(shut.includes(action))
  })

  it('opens the app at this contest, whatever its id', () => {
    expect(signUpPath('900719925474099123')).toBe(
      '/competition/sign-up?activityId=900719925474099123',
    )
  })
})

describe('figures and words', () => {
  it.each([
    [0, '0'],
    [500, '500'],
    [1286, '1.29千'],
    [12_846, '1.28万'],
    [undefined, '--'],
  ])('a count of %s reads %s', (count, text) => {
    expect(countText(count)).toBe(text)
  })

  it('a code lives until its end, and without one for ever', () => {
    expect(isCodeLive('2026-11-01 00:00:00', at('2026-10-31 23:59:59'))).toBe(true)
    expect(isCodeLive('2026-11-01 00:00:00', at('2026-11-01 00:00:00'))).toBe(false)
    expect(isCodeLive('', 0)).toBe(true)
  })

  it('the line under the name says what is newest', () => {
    const stages = named('投稿', 'current')
    const nobody = { sharer: undefined, winners: [] }
    expect(heroLine({ ...nobody, stages: [] })).toBe('带上你的作品，站上领奖台')
    expect(heroLine({ ...nobody, stages: named('投稿', 'done') })).toBe('带上你的作品，站上领奖台')
    expect(heroLine({ ...nobody, stages })).toBe('投稿进行中')
    expect(heroLine({ ...nobody, stages, sharer: '鹿饮溪' })).toBe('鹿饮溪 邀请你同台')
    expect(heroLine({ stages, sharer: '鹿饮溪', winners: [{}] })).toBe('获奖名单已公布')
  })
})
