import type { ChannelLoginAnswer } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import { ResultPanel as Result } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { GiftIcon } from '@/ui/icons'
import { ArrivedArt } from './hero/ArrivedArt'
import { rewardLine } from './result'
import type { Source } from './source'
import styles from './Channel.module.css'

interface ResultPanelProps {
  answer: ChannelLoginAnswer
  source: Source
}

/** After the login: the reward, and the next step. */
export function ResultPanel({ answer, source }: ResultPanelProps) {
  const { track } = useCampaign()
  const { visit } = currentVisit()
  const reward = rewardLine(answer, visit)
  return (
    <Result
      art={<ArrivedArt />}
      title={answer.isNewUser ? '注册成功' : '登录成功'}
      text="你的坐标已点亮，去App里继续"
      note={
        reward !== undefined && (
          <p className={styles.reward}>
            <GiftIcon className={styles.rewardIcon} />
            <span className={styles.rewardText}>{reward}</span>
          </p>
        )
      }
    >
      {visit !== 'app' && (
        <StoreButtons source={source} onLeave={() => track('button', 'download')} />
      )}
      <OpenAppButton wide quiet={visit !== 'app'} pageName="channel">
        打开App
      </OpenAppButton>
    </Result>
  )
}
