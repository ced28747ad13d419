import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Book } from './Book'
import { head } from './head'
import { chapterPath, coverText } from './secondLife'
import { useStory } from './useStory'
import styles from './Cover.module.css'

/** The book, its progress, and its button. */
export function Cover() {
  const { story, inviter, progress } = useStory()
  const name = inviter?.nickname ?? ''
  return (
    <header className={styles.cover}>
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.chapter}>{story ? coverText(story) : '\u00a0'}</p>
      <Book isOpen={progress !== 'unknown'} />
      {name !== '' && <p className={styles.inviter}>{name} 把这本书推荐给你</p>}
      {progress === 'unopened' && <StartButton />}
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
