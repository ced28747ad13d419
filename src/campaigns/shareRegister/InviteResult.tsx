import { currentVisit } from '@/bridge/environment'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { downloadApp } from '@/kit/open-app/downloadApp'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { Button } from '@/ui/button/Button'
import type { Outcome } from './outcome'
import { OutcomeArt } from './OutcomeArt'

const APP = { pageName: 'shareRegister' }

const WORDS: Record<Outcome, { title: string; text: string }> = {
  new: { title: '欢迎加入', text: '你的数字世界已经准备好了' },
  old: { title: '你已是老朋友，直接打开App', text: '你的数字世界一直在等你' },
  self: { title: '不能邀请自己哦', text: '把链接发给好友，一起来探索吧' },
}

interface InviteResultProps {
  outcome: Outcome
  /** Back to the form; not for people who are logged in. */
  onAgain: (() => void) | undefined
}

/** What became of the invitation, and the way on. */
export function InviteResult({ outcome, onAgain }: InviteResultProps) {
  const { title, text } = WORDS[outcome]
  const canDownload = outcome === 'new' && currentVisit().visit !== 'app'
  return (
    <ResultPanel art={<OutcomeArt outcome={outcome} />} title={title} text={text}>
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
