import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { Sheet } from '@/ui/modal/Sheet'
import styles from './PageMap.module.css'
import { hrefOf, readPageList, searchPages } from './pageMap'
import type { PageEntry, PageList, PageState } from './pageMap'

/** Development only: every page of the product and every state of it, as links. */
export function PageMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title="页面地图">
      <MapBody />
    </Sheet>
  )
}

function MapBody() {
  const [map, setMap] = useState<PageList | 'failed'>()
  const [words, setWords] = useState('')
  const load = () => {
    readPageList().then(setMap, () => setMap('failed'))
  }
  useEffect(load, [])

  if (map === undefined) return <p role="status">正在读取…</p>
  if (map === 'failed')
    return (
      <div role="alert">
        <p>页面地图读取失败</p>
        <Button onPress={() => load()}>重试</Button>
      </div>
    )
  const found = searchPages(map, words)
  return (
    <>
      <Field label="搜索页面或状态" value={words} onChange={setWords} type="search" />
      <p role="status" className={styles.count}>{`${found.length} / ${map.pages.length} 个页面`}</p>
      <ul className={styles.pages}>
        {found.map((page) => (
          <PageRow
            key={`${page.path} ${words.trim() !== ''}`}
            page={page}
            isFound={words.trim() !== ''}
          />
        ))}
      </ul>
    </>
  )
}

function PageRow({ page, isFound }: { page: PageEntry; isFound: boolean }) {
  const { path, title, at, states } = page
  const [isOpen, setIsOpen] = useState(isFound)
  return (
    <li className={styles.page}>
      <a className={styles.link} href={hrefOf(at)}>
        {title} <code>{path}</code>
      </a>
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>{`${title}的 ${states.length} 个状态`}</summary>
        {/* About fifteen hundred in all: those of a page are rendered on demand. */}
        {isOpen && (
          <ul className={styles.states}>
            {states.map((state) => (
              <li key={state.at}>
                <StateLink {...state} />
              </li>
            ))}
          </ul>
        )}
      </details>
    </li>
  )
}

function StateLink({ name, label, at, needsLogin }: PageState) {
  return (
    <a className={styles.state} href={hrefOf(at)}>
      {label ? `${name} · ${label}` : name}
      {needsLogin && <small>（需登录）</small>}
    </a>
  )
}
