import { describe, expect, it, vi } from 'vitest'
import { CLIENT_ID_KEY } from './clientId'
import { computeClientInfo, describeClient, encodeClientInfo, keptClientInfo } from './clientInfo'

function decode(header: string | undefined): unknown {
  return JSON.parse(Buffer.from(header ?? '', 'base64').toString('utf8'))
}

describe('client info', () => {
  it('has the four fields; type 1 on a phone, 2 on the web', () => {
    expect(describeClient('abc', false)).toEqual({
      clientId: 'abc',
      clientType: 1,
      clientVersion: '1.0.0',
      systemInfo: expect.stringMatching(/^.+; .+; \d+x\d+$/) as string,
    })
    expect(describeClient('abc', true).clientType).toBe(2)
  })

  it('is base64 of the JSON, safe for Chinese text and emoji', () => {
    const info = { ...describeClient('编号🙂', false), systemInfo: '鸿蒙 4.0; 微信; 390x844' }
    const header = encodeClientInfo(info)
    expect(header).toMatch(/^[A-Za-z\d+/]+=*$/)
    expect(decode(header)).toEqual(info)
  })

  it('is computed once and then comes from the kept id, at once', async () => {
    expect(keptClientInfo(false)).toBeUndefined()
    const visitorId = vi.fn(() => Promise.resolve('visitor'))
    const first = await computeClientInfo(false, visitorId)
    expect(localStorage.getItem(CLIENT_ID_KEY)).toBe('visitor')
    expect(keptClientInfo(false)).toBe(first)
    expect(decode(first)).toMatchObject({ clientId: 'visitor', clientType: 1 })
    expect(visitorId).toHaveBeenCalledOnce()
  })

  it('keeps nothing of a fingerprint that failed', async () => {
    await expect(computeClientInfo(false, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    expect(localStorage.getItem(CLIENT_ID_KEY)).toBeNull()
  })
})
