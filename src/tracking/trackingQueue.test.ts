import { describe, expect, it } from 'vitest'
import type { TrackingEvent } from '@/api/tracking'
import { eventTime, parseEvent } from './queue'

const EVENT: TrackingEvent = {
  eventTime: '2026-01-02 03:04:05',
  pageName: 'sign-in',
  elementType: 'button',
  elementName: 'copy',
}

describe('a stored event', () => {
  it('comes back as it was written', () => {
    expect(parseEvent({ ...EVENT, extraInfo: { id: '5' } })).toEqual({
      ...EVENT,
      extraInfo: { id: '5' },
    })
  })

  it.each([
    null,
    7,
    {},
    { ...EVENT, elementType: 'constructor' },
    { ...EVENT, eventTime: 5 },
    { ...EVENT, pageName: '' },
  ])('is none: %j', (stored) => {
    expect(parseEvent(stored)).toBeUndefined()
  })

  it('is filtered of what somebody else wrote into it', () => {
    const extraInfo = { id: '5', phone: '13800138000' }
    expect(parseEvent({ ...EVENT, extraInfo, token: 'x' })).toEqual({
      ...EVENT,
      extraInfo: { id: '5' },
    })
  })
})

describe('eventTime', () => {
  it('is the local wall time with two digits everywhere', () => {
    expect(eventTime(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02 03:04:05')
    expect(eventTime(new Date(2026, 10, 30, 23, 59, 59, 999))).toBe('2026-11-30 23:59:59')
    expect(eventTime(new Date(2026, 11, 31, 0, 0, 0))).toBe('2026-12-31 00:00:00')
  })
})
