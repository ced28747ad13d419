import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog'
import { Sheet } from './Sheet'

afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close')
})

function Rules({ children, footer }: { children?: ReactNode; footer?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        规则
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="活动规则" footer={footer}>
        {children ?? '每天一次'}
      </Sheet>
    </>
  )
}

async function opened(ui: ReactNode = <Rules />) {
  const user = userEvent.setup()
  const view = render(ui)
  await user.click(screen.getByRole('button', { name: '规则' }))
  return { user, ...view, sheet: screen.getByRole('dialog', { name: '活动规则' }) }
}

test('a sheet shows its title and body, and is not there before', async () => {
  render(<Rules />)
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '规则' }))
  expect(screen.getByRole('dialog', { name: '活动规则' })).toHaveTextContent('每天一次')
})

test('a sheet stands above the keyboard', async () => {
  const view = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', view)
  const { sheet } = await opened()
  const insets = [0, 300, 0].map((covered) => {
    view.height = innerHeight - covered
    view.dispatchEvent(new Event('resize'))
    return sheet.style.getPropertyValue('--keyboard')
  })
  expect(insets).toEqual(['', '300px', '0px'])
})

test('the close button closes it and gives the focus back', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: '规则' })).toHaveFocus()
})

test.each(['disabled', 'gone'] as const)(
  'where the button that opened it is %s, the focus goes to what it stood in',
  async (fate) => {
    function Claim() {
      const [open, setOpen] = useState<boolean>()
      return (
        <section aria-label="奖励">
          {!(open === false && fate === 'gone') && (
            <button type="button" disabled={open === false} onClick={() => setOpen(true)}>
              规则
            </button>
          )}
          <Sheet open={open === true} onClose={() => setOpen(false)} title="活动规则">
            每天一次
          </Sheet>
        </section>
      )
    }
    const { user } = await opened(<Claim />)
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('region', { name: '奖励' })).toHaveFocus()
  },
)

test('where the focus was nowhere, it goes to the page’s content', async () => {
  const page = (open: boolean) => (
    <main aria-label="内容">
      <Sheet open={open} onClose={() => {}} title="活动规则">
        每天一次
      </Sheet>
    </main>
  )
  const { rerender } = render(page(true))
  rerender(page(false))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('main')).toHaveFocus()
})

test('Escape closes it', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a tap beside the panel closes it, one inside or one that began inside does not', async () => {
  const { sheet } = await opened()
  fireEvent.pointerDown(screen.getByText('每天一次'))
  fireEvent.click(screen.getByText('每天一次'))
  fireEvent.pointerDown(screen.getByText('每天一次'))
  fireEvent.click(sheet)
  expect(sheet).toBeInTheDocument()
  fireEvent.pointerDown(sheet)
  fireEvent.click(sheet)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the focus goes in and Tab stays in', async () => {
  const { user, sheet } = await opened(<Rules footer={<button type="button">我知道了</button>} />)
  expect(sheet).toContainElement(document.activeElement as HTMLElement)
  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: '我知道了' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole('button', { name: '我知道了' })).toHaveFocus()
})

test('a text that scrolls takes the focus between the close button and the footer', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { user } = await opened(<Rules footer={<button type="button">我知道了</button>} />)
  await user.tab()
  await user.tab()
  expect(document.activeElement).toHaveTextContent(/^每天一次$/)
  vi.restoreAllMocks()
})

test('uses the browser’s own modal where there is one, also under StrictMode', async () => {
  const showModal = vi.fn(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  const close = vi.fn(function (this: HTMLDialogElement) {
    this.removeAttribute('open')
  })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  const { sheet } = await opened(
    <StrictMode>
      <Rules />
    </StrictMode>,
  )
  expect(showModal).toHaveBeenCalled()
  expect(sheet).toHaveAttribute('open')

  fireEvent(sheet, new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(close).toHaveBeenCalled()
})

test('a dialog that the browser closed by itself is closed for the page too', async () => {
  const { sheet } = await opened()
  sheet.removeAttribute('open')
  fireEvent(sheet, new Event('close'))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
})

test('the page is held still until the last layer is gone', async () => {
  function Two({ first, second }: { first: boolean; second: boolean }) {
    return (
      <>
        <Sheet open={first} onClose={() => {}} title="一">
          一
        </Sheet>
        <Dialog open={second} onClose={() => {}} title="二" />
      </>
    )
  }
  const page = document.documentElement.style
  const { rerender } = render(<Two first second />)
  expect(page.overflow).toBe('hidden')
  rerender(<Two first={false} second />)
  expect(page.overflow).toBe('hidden')
  rerender(<Two first={false} second={false} />)
  expect(page.overflow).toBe('')
})

test('on an iPhone the body is pinned and comes back to its exact place', () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0)',
    maxTouchPoints: 5,
  })
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('scrollY', 137)
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={() => {}} title="一">
      一
    </Sheet>
  )
  const { rerender } = render(sheet(true))
  expect(document.body.style.position).toBe('fixed')
  expect(document.body.style.top).toBe('-137px')
  rerender(sheet(false))
  expect(document.body.style.position).toBe('')
  expect(scrollTo).toHaveBeenCalledWith(0, 137)
})

test('while it leaves, a sheet keeps what it showed', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  Object.assign(Element.prototype, { getAnimations: () => [{ finished }] })
  try {
    const sheet = (item: string | undefined) => (
      <Sheet open={item !== undefined} onClose={() => {}} title={item ?? ''}>
        {item}
      </Sheet>
    )
    const { rerender } = render(sheet('月球一号'))
    rerender(sheet(undefined))
    expect(screen.getByRole('dialog', { name: '月球一号' })).toBeInTheDocument()
    await act(async () => finish())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  } finally {
    Reflect.deleteProperty(Element.prototype, 'getAnimations')
  }
})

test('a dialog asks one question with two answers', async () => {
  const user = userEvent.setup()
  const agree = vi.fn()
  const refuse = vi.fn()
  render(
    <Dialog
      open
      onClose={() => {}}
      title="请阅读并同意以下协议"
      action={{ label: '同意并继续', onPress: agree }}
      otherAction={{ label: '不同意', onPress: refuse }}
    >
      《用户协议》
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: '请阅读并同意以下协议' })
  expect(dialog).toHaveTextContent('《用户协议》')
  await user.click(screen.getByRole('button', { name: '同意并继续' }))
  await user.click(screen.getByRole('button', { name: '不同意' }))
  expect(agree).toHaveBeenCalledTimes(1)
  expect(refuse).toHaveBeenCalledTimes(1)
})

test('without modal dialogs a layer lies in the page itself: a card would be below the next one', async () => {
  render(
    <main data-theme>
      <section>
        <Rules />
      </section>
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: '规则' }))
  expect(screen.getByRole('dialog').parentElement).toBe(screen.getByRole('main'))
})

test('a layer outside the page’s themed element takes its colours, one inside inherits them', () => {
  const page = (open: boolean) => {
    const layer = (name: string) => (
      <Sheet open={open} onClose={() => {}} title={name}>
        每天一次
      </Sheet>
    )
    return (
      <>
        <div data-theme className="night">
          {layer('里面')}
        </div>
        {layer('外面')}
      </>
    )
  }
  const theme = document.createElement('style')
  theme.textContent = '.night { --surface: #101425 }'
  document.head.append(theme)
  const showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  Object.assign(HTMLDialogElement.prototype, { showModal, close: vi.fn() })
  render(page(false)).rerender(page(true))
  const surfaceOf = (name: string) =>
    screen.getByRole('dialog', { name }).style.getPropertyValue('--surface').trim()
  expect(surfaceOf('外面')).toBe('#101425')
  expect(surfaceOf('里面')).toBe('')
  theme.remove()
})
