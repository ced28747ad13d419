import { useEffect, useRef } from 'react'
import { currentVisit } from '@/bridge/environment'
import { downloadApp } from '@/kit/open-app/downloadApp'
import { openApp } from '@/kit/open-app/openApp'
import { Button } from '@/ui/Button'
import type { Outcome } from './outcome'
import { OutcomeArt } from './OutcomeArt'
import styles from './ShareRegister.module.css'

const APP = { pageName: 'shareRegister' }

const WORDS: Record<Outcome, { title: string; text: string }> = {
  new: { title: '欢迎加入', text: '你的数字世界已经准备好了' },
  old: { title: '您已是老朋友，直接打开App', text: '你的数字世界一直在等你' },
  self: { title: '不能邀请自己哦', text: '把链接发给好友，一起来探索吧' },
}

interface ResultPanelProps {
  outcome: Outcome
  /** Back to the form; not for people who are logged in. */
  onAgain: (() => void) | undefined
}

/** What became of the invitation, and the way on. */
export function ResultPanel({ outcome, onAgain }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form with the focus is gone: what came of it is read out.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { title, text } = WORDS[outcome]
  const canDownload = outcome === 'new' && currentVisit().visit !== 'app'
  return (
    <div className={styles.panel}>
      <OutcomeArt outcome={outcome} className={styles.badge} />
      <h2 ref={heading} tabIndex={-1} className={styles.panelTitle}>
        {title}
      </h2>
      <p className={styles.panelText}>{text}</p>
      <div className={styles.actions}>
        <Button wide onPress={() => openApp(APP)}>
          打开App
        </Button>
        {canDownload && (
          <Button wide quiet onPress={() => downloadApp(APP)}>
            下载App
          </Button>
        )}
        {outcome === 'self' && onAgain && (
          <Button wide quiet onPress={onAgain}>
            换个手机号
          </Button>
        )}
      </div>
    </div>
  )
}
