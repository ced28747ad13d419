import { useState, type ReactNode } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toaster } from '@/ui/toast/Toaster'
import { LazySharePoster } from './LazySharePoster'

type Scene = () => Promise<{ PosterScene: () => ReactNode }>

function Page({ scene }: { scene: Scene }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        海报
      </button>
      <LazySharePoster
        open={open}
        onClose={() => setOpen(false)}
        copy={{ title: '标题', line: '一行' }}
        sharer={{ name: '示例用户', avatar: '' }}
        share={{ title: '', text: '', url: '' }}
        loadCode={() => new Promise(() => undefined)}
        scene={scene}
      />
      <Toaster />
    </>
  )
}

const tap = () => userEvent.click(screen.getByRole('button', { name: '海报' }))

test('the page’s picture is asked for with the tap, and is on the poster', async () => {
  const scene = vi.fn<Scene>(async () => ({ PosterScene: () => <p>画面</p> }))
  render(<Page scene={scene} />)
  expect(scene).not.toHaveBeenCalled()
  await tap()
  expect(await screen.findByText('画面')).toBeInTheDocument()
})

test('a picture that does not load closes the poster and says so', async () => {
  // The page has been reloaded for it.
  sessionStorage.setItem('chunkReload:SharePoster', '1')
  render(<Page scene={() => Promise.reject(new Error('gone'))} />)
  await tap()
  expect(await screen.findByText('海报生成失败，请重试')).toBeVisible()
})
