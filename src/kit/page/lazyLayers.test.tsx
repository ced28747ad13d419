import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LazyCaptcha } from '@/kit/login/form/LazyCaptcha'
import { LazyViewer } from '@/kit/moment/LazyViewer'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { dismissToasts } from '@/ui/toast/toast'
import { Toaster } from '@/ui/toast/Toaster'

// The browser's error for a missing chunk.
const gone = vi.hoisted(() => (): never => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('@/ui/picture/ImageViewer', gone)
vi.mock('@/kit/share/SharePoster', gone)
vi.mock('@/kit/login/captcha/CaptchaDialog', gone)

beforeEach(() => {
  // The page was reloaded for them already.
  sessionStorage.setItem('chunkReload:ImageViewer', '1')
  sessionStorage.setItem('chunkReload:SharePoster', '1')
  sessionStorage.setItem('chunkReload:CaptchaDialog', '1')
})

function Pictures() {
  const [open, setOpen] = useState(false)
  const images = [{ src: '/mfuwu/banner.svg', name: '横幅' }]
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? '已打开' : '看图'}
      </button>
      <LazyViewer view={open ? { images, start: 0 } : undefined} onClose={() => setOpen(false)} />
    </>
  )
}

function Poster() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {open ? '已打开' : '海报'}
      </button>
      <LazySharePoster
        open={open}
        onClose={() => setOpen(false)}
        copy={{ title: '标题', line: '一行', lineInWechat: '一行' }}
        sharer={{ name: '示例用户', avatar: '' }}
        share={{ title: '', text: '', url: '' }}
        loadCode={() => Promise.reject(new Error('not asked for'))}
      />
    </>
  )
}

function Captcha() {
  const [check, setCheck] = useState(0)
  const sms = {
    check,
    checkFailed: false,
    left: 0,
    sent: false,
    sending: false,
    send: () => Promise.reject(new Error('not sent')),
    cancelCheck: () => setCheck(0),
  }
  return (
    <>
      <button type="button" onClick={() => setCheck(1)}>
        {check > 0 ? '已打开' : '获取验证码'}
      </button>
      <LazyCaptcha sms={sms} ahead={false} />
    </>
  )
}

test.each([
  ['看图', Pictures, '图片打开失败，请稍后再试'],
  ['海报', Poster, '海报生成失败，请重试'],
  ['获取验证码', Captcha, '安全验证加载失败，请稍后再试'],
])(
  '%s: shows a toast when the code does not load, and another one at the next tap',
  async (name, Part, words) => {
    render(
      <>
        <Part />
        <Toaster />
      </>,
    )
    for (const tap of ['first', 'second']) {
      await userEvent.click(screen.getByRole('button', { name }))
      expect(await screen.findByText(words), tap).toBeVisible()
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())
      expect(screen.queryByRole('dialog')).toBeNull()
      dismissToasts()
      await waitFor(() => expect(screen.queryByText(words)).toBeNull())
    }
  },
)
