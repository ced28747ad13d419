import type { CSSProperties } from 'react'
import { openApp } from '@/kit/open-app/openApp'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { chapterPath, coverText } from './secondLife'
import { useStory } from './useStory'
import styles from './Cover.module.css'

/** Instead of the progress, where the platform shows no story. */
const UNREAD: Partial<Record<ShellStateName, string>> = {
  GUEST: '登录后翻开你的故事',
  NOT_STARTED: '故事正在书写',
  ENDED: '这本书已经合上',
}

/** The book, its progress, and its button. */
export function Cover() {
  const { story, inviter, progress, shell } = useStory()
  const name = inviter?.nickname ?? ''
  return (
    <header className={styles.cover}>
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.chapter}>
        {story ? coverText(story) : (UNREAD[shell.name] ?? '\u00a0')}
      </p>
      <Book isOpen={progress !== 'unknown' || shell.name === 'GUEST'} />
      {name !== '' && <p className={styles.inviter}>{name} 把这本书推荐给你</p>}
      {progress === 'unopened' && <StartButton />}
      {shell.name === 'GUEST' && <LoginButton className={styles.start}>登录后参与</LoginButton>}
    </header>
  )
}

/** 「开启第二人生」: the first chapter begins in the app. */
function StartButton() {
  const { loggedIn, isAsking, isOpen, shell, story } = useStory()
  const { pageName, track, openLogin } = useCampaign()
  const closed = shell.name === 'ENDED' ? '活动已结束' : '敬请期待'
  return (
    <Button
      className={styles.start}
      disabled={!isOpen}
      busy={isAsking}
      onPress={() => {
        track('button', 'start')
        if (!loggedIn) return openLogin()
        return openApp({ pageName, path: chapterPath(story?.steps[0]?.stepId ?? '') })
      }}
    >
      {isOpen ? '开启第二人生' : closed}
    </Button>
  )
}

interface BookProps {
  /** Its paper is unfolded; otherwise the story is still loading. */
  isOpen: boolean
}

/** An open pop-up book: a small paper world on its pages. */
function Book({ isOpen }: BookProps) {
  return (
    <svg
      viewBox="0 0 640 420"
      className={styles.book}
      data-open={isOpen || undefined}
      aria-hidden="true"
    >
      <ellipse cx="320" cy="386" rx="290" ry="24" fill="#7a5d2c" opacity=".2" />
      <path fill="#0b474f" d="M18 322l302 38 302-38v18l-302 44L18 340z" />
      <path fill="#e7dac0" d="M30 312l290 40 290-40v14l-290 44L30 326z" />
      <path fill="#fffaf0" d="M320 346C250 300 140 286 30 306V250c110-18 220-6 290 38z" />
      <path fill="#fdf3e0" d="M320 346c70-46 180-60 290-40V250c-110-18-220-6-290 38z" />
      <path fill="#d9c9a6" d="M320 288v58c-8-6-16-10-24-14v-58c8 4 16 8 24 14z" opacity=".6" />
      <path fill="#d9c9a6" d="M320 288v58c8-6 16-10 24-14v-58c-8 4-16 8-24 14z" opacity=".4" />
      <g fill="none" stroke="#d9c7a2" strokeWidth="3" strokeLinecap="round">
        <path d="M62 284c60-8 110-6 160 8M66 298c50-6 90-4 130 6" />
        <path d="M578 284c-60-8-110-6-160 8M574 298c-50-6-90-4-130 6" />
      </g>
      <g className={styles.paper} style={{ '--turn': 0 } as CSSProperties}>
        <Moon />
      </g>
      <g className={styles.paper} style={{ '--turn': 1 } as CSSProperties}>
        <City />
      </g>
      <g className={styles.paper} style={{ '--turn': 2 } as CSSProperties}>
        <Tree />
      </g>
      <g className={styles.paper} style={{ '--turn': 3 } as CSSProperties}>
        <Walker />
      </g>
    </svg>
  )
}

/** The paper scenes on the book's pages, and on the poster. */
export function Moon() {
  return (
    <g>
      <path fill="#b9d3cf" d="M150 262V96a90 90 0 0 1 90-76h160a90 90 0 0 1 90 76v166z" />
      <path fill="#cfe2dd" d="M166 262V102a76 76 0 0 1 76-66h156a76 76 0 0 1 76 66v160z" />
      <circle cx="404" cy="92" r="36" fill="#fff3cf" />
      <circle cx="418" cy="82" r="32" fill="#cfe2dd" />
      <g fill="#ffffff">
        <path d="M206 96l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" />
        <path d="M300 56l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
        <path d="M452 160l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" />
      </g>
      <path
        fill="#ffffff"
        opacity=".8"
        d="M192 150c0-14 18-20 28-10 6-18 34-18 40 2 16-6 28 4 24 16h-90z"
      />
    </g>
  )
}

export function City() {
  return (
    <g>
      <path
        fill="#7fa8a6"
        d="M176 288V196h34v-30h26v24h22v-58l20-22 20 22v40h24v-64h36v44h24v-22l22-20 22 20v62h30v28h22v88z"
      />
      <path
        fill="#5d8f91"
        d="M190 290v-70h40v-26h32v30h30v-46h26v66h34v-84h30v60h34v-30h32v46h22v54z"
      />
      <g fill="#ffe6a3">
        <path d="M204 236h10v12h-10zM238 210h10v12h-10zM302 196h9v12h-9zM302 220h9v12h-9z" />
        <path d="M360 168h10v12h-10zM360 192h10v12h-10zM404 214h9v12h-9zM438 226h10v12h-10z" />
      </g>
      <path fill="#0e5a63" d="M320 150l16-26 16 26v20h-32z" opacity=".85" />
      <path fill="#d98a4b" d="M336 96v30" stroke="#d98a4b" strokeWidth="4" />
      <path fill="#d98a4b" d="M338 96h26l-8 8 8 8h-26z" />
    </g>
  )
}

export function Tree() {
  return (
    <g>
      <path fill="#8a6236" d="M138 226h14v76h-14z" />
      <path fill="#3f8f7a" d="M145 130c40 0 62 34 56 64s-30 42-56 42-50-12-56-42 16-64 56-64z" />
      <path fill="#5bac92" d="M136 140c26 0 34 26 26 46s-34 30-46 16c-10-16-6-62 20-62z" />
      <path fill="#8a6236" d="M494 244h12v56h-12z" />
      <path fill="#d98a4b" d="M500 168c30 0 46 26 42 48s-22 34-42 34-38-12-42-34 12-48 42-48z" />
      <path fill="#eaa56c" d="M494 176c18 0 26 20 20 34s-24 22-34 12c-8-12-4-46 14-46z" />
    </g>
  )
}

export function Walker() {
  return (
    <g>
      <path fill="#b4553a" d="M250 282l46-34 46 34v38h-92z" />
      <path fill="#fff7e4" d="M260 284h72v40h-72z" />
      <path fill="#8a4a2c" d="M286 296h20v28h-20z" />
      <path fill="#ffd77a" d="M312 292h12v12h-12zM268 292h12v12h-12z" />
      <g>
        <circle cx="388" cy="270" r="12" fill="#e8b28a" />
        <path fill="#3a2a1c" d="M376 268a12 12 0 0 1 24-2c-6-4-14-4-24 2z" />
        <path fill="#0e5a63" d="M378 284h20l6 34h-32z" />
        <path
          fill="none"
          stroke="#0e5a63"
          strokeWidth="7"
          strokeLinecap="round"
          d="M382 318l-6 22M394 318l8 20"
        />
        <path fill="#d98a4b" d="M372 288h10v20h-10z" />
        <path
          fill="none"
          stroke="#8a6236"
          strokeWidth="4"
          strokeLinecap="round"
          d="M404 296l14 10v34"
        />
      </g>
    </g>
  )
}
