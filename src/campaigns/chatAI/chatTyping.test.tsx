import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { SEND, button, field, log, openAsMember, rows, say } from './testing'

const { motion, device } = vi.hoisted(() => ({
  motion: { less: true },
  device: { hasKeyboard: false },
}))

vi.mock('@/lib/motion/motion', async (original) => ({
  ...(await original<object>()),
  wantsLessMotion: () => motion.less,
}))

const sandbox = startSandbox()
beforeEach(() => {
  motion.less = true
  device.hasKeyboard = false
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') && device.hasKeyboard,
    addEventListener() {},
    removeEventListener() {},
  }))
})
afterEach(() => vi.unstubAllGlobals())

describe('the key for Enter', () => {
  it('sends with a keyboard, but never while pinyin is being composed', async () => {
    device.hasKeyboard = true
    openAsMember()
    fireEvent.change(await field(), { target: { value: '你好' } })
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229 })
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13, isComposing: true })
    expect(rows()).toHaveLength(2)
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 })
    await waitFor(() => expect(sandbox.seen(SEND)).toHaveLength(1))
  })

  it('makes a new line on a phone', async () => {
    openAsMember()
    fireEvent.change(await field(), { target: { value: '你好' } })
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 13 })
    await sandbox.quiet()
    expect(sandbox.seen(SEND)).toHaveLength(0)
  })
})

describe('a reply', () => {
  it('is typed out, all of it with 「停止」, and screen readers have it at once', async () => {
    motion.less = false
    openAsMember('ai_long')
    await say('讲讲灯塔')
    const stop = await button('停止')
    const typed = () => log().querySelector('[data-typing]')?.textContent?.length ?? 0
    expect(typed()).toBeLessThan(1000)
    expect(rows()[2]?.textContent?.length).toBeGreaterThan(1900)
    fireEvent.click(stop)
    expect(log().querySelector('[data-typing]')).toBeNull()
    expect(await button('发送')).toBeVisible()
    expect(tracked()).toContain('button/stop')
  })

  it('is whole with a tap on it', async () => {
    motion.less = false
    openAsMember('ai_long')
    await say('讲讲灯塔')
    await button('停止')
    const bubble = log().querySelector('[data-typing]')
    expect(bubble).not.toBeNull()
    if (bubble) fireEvent.click(bubble)
    expect(screen.queryByRole('button', { name: '停止' })).toBeNull()
  })

  it('runs nothing that it carries, and links only to the web', async () => {
    openAsMember('ai_markup')
    await say('链接')
    const link = await screen.findByRole('link', { name: '官网' })
    await button('发送')
    expect(link).toHaveAttribute('href', 'https://www.mfuwu.example/about')
    expect(log().querySelectorAll('img[src="x"], b')).toHaveLength(0)
    expect(screen.getByText(/<b>标签<\/b>/)).toBeVisible()
    expect(log().querySelectorAll('a')).toHaveLength(2)
  })

  it('is told of by 「新消息」 to whoever reads further up', async () => {
    openAsMember()
    await say('讲个笑话')
    await screen.findByText('转')
    const release = sandbox.hold(SEND)
    await say('我喜欢你')
    await screen.findByText('正在思考…')
    Object.defineProperties(log(), {
      scrollHeight: { value: 2000, configurable: true },
      clientHeight: { value: 500, configurable: true },
    })
    log().scrollTop = 1500
    fireEvent.scroll(log())
    log().scrollTop = 600
    fireEvent.scroll(log())
    release()
    const pill = await button('新消息')
    const scrollTo = vi.fn()
    log().scrollTo = scrollTo
    fireEvent.click(pill)
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 2000 }))
    log().scrollTop = 1500
    fireEvent.scroll(log())
    expect(screen.queryByRole('button', { name: '新消息' })).toBeNull()
  })
})

describe('the keyboard of a phone', () => {
  function startViewport() {
    const view = Object.assign(new EventTarget(), { height: 812, offsetTop: 0, scale: 1 })
    vi.stubGlobal('visualViewport', view)
    return (next: Partial<typeof view>) => {
      Object.assign(view, next)
      view.dispatchEvent(new Event('resize'))
    }
  }
  const box = () => {
    const { style } = document.querySelector<HTMLElement>('[style*="--view"]') ?? document.body
    return [style.getPropertyValue('--view-height'), style.getPropertyValue('--view-top')]
  }

  it('leaves the conversation as high as what can be seen', async () => {
    const change = startViewport()
    openAsMember()
    await field()
    expect(box()).toEqual(['812px', '0px'])
    change({ height: 476.4, offsetTop: 12 })
    expect(box()).toEqual(['476px', '12px'])
  })

  it('is not taken for a pinch', async () => {
    const change = startViewport()
    openAsMember()
    await field()
    change({ height: 400, scale: 2 })
    expect(box()).toEqual(['812px', '0px'])
  })
})
