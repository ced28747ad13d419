import type { ReactNode } from 'react'
import { currentVisit } from '@/bridge/environment'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { downloadApp } from '@/kit/open-app/downloadApp'
import { Button } from '@/ui/button/Button'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import type { Outcome } from './outcome'

const APP = { pageName: 'shareRegister' }

const WORDS: Record<Outcome, { title: string; text: string }> = {
  new: { title: '欢迎加入', text: '你的数字世界已经准备好了' },
  old: { title: '你已是老朋友，直接打开App', text: '你的数字世界一直在等你' },
  self: { title: '不能邀请自己哦', text: '把链接发给好友，一起来探索吧' },
}

interface InviteResultProps {
  outcome: Outcome
  /** It follows a tap on this page: its heading takes the focus. */
  isFresh: boolean
  /** Back to the form; undefined if logged in. */
  onAgain: (() => void) | undefined
}

/** The result of the invitation, and the next step. */
export function InviteResult({ outcome, isFresh, onAgain }: InviteResultProps) {
  const { title, text } = WORDS[outcome]
  const canDownload = outcome === 'new' && currentVisit().visit !== 'app'
  return (
    <ResultPanel
      art={<OutcomeArt outcome={outcome} />}
      title={title}
      text={text}
      takesFocus={isFresh}
    >
      <OpenAppButton wide {...APP}>
        打开App
      </OpenAppButton>
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
    </ResultPanel>
  )
}

/** The head of an astronaut, as pleased as the outcome is. */
function OutcomeArt({ outcome }: { outcome: Outcome }) {
  return (
    <svg viewBox="0 0 176 176" aria-hidden="true">
      <defs>
        <RadialGradient id="sr-disc" cx=".4" cy=".3" r=".8" stops="#f3f0ff, #d9d1ff" />
        <LinearGradient id="sr-suit" x1=".15" x2=".85" y2="1" stops="#fff, #e3e6ff .55, #9aa0ea" />
        <LinearGradient
          id="sr-visor"
          x1=".1"
          x2=".9"
          y2="1"
          stops="#4f63e6, #251f86 .45, #6a35b8"
        />
        <LinearGradient id="sr-warm" x2="1" y2="1" stops="#ffd79a, #ff8f6b" />
      </defs>
      <circle cx="88" cy="88" r="84" fill="url(#sr-disc)" />
      <path d="M38 156q6-34 50-34t50 34a84 84 0 0 1-100 0z" fill="url(#sr-suit)" />
      <rect x="28" y="68" width="16" height="36" rx="8" fill="url(#sr-warm)" />
      <rect x="132" y="68" width="16" height="36" rx="8" fill="#e8735c" />
      <circle cx="88" cy="84" r="53" fill="url(#sr-suit)" />
      <rect x="47" y="56" width="82" height="62" rx="31" fill="#fff" />
      <rect x="52" y="61" width="72" height="52" rx="26" fill="url(#sr-visor)" />
      <g fill="none" stroke="#fff" strokeWidth="4.6" strokeLinecap="round">
        {FACES[outcome]}
      </g>
      <g fill="#ffb04a">{outcome === 'new' && SPARKS}</g>
    </svg>
  )
}

const FACES: Record<Outcome, ReactNode> = {
  new: <path d="M67 84q5-8 10 0M99 84q5-8 10 0M78 94q10 11 20 0" />,
  old: <path d="M72 80v5M104 80v5M78 94q10 8 20 0" />,
  self: <path d="M67 78l9 5-9 5M109 78l-9 5 9 5M81 98q7-6 14 0" />,
}

const SPARKS = (
  <>
    <path d="M26 40q2.5 12 14 14.5-11.5 2.5-14 14.5-2.5-12-14-14.5 11.5-2.5 14-14.5z" />
    <path d="M150 22q2 9 11 11-9 2-11 11-2-9-11-11 9-2 11-11z" />
    <circle cx="134" cy="16" r="4" />
    <circle cx="16" cy="86" r="3.6" />
  </>
)
