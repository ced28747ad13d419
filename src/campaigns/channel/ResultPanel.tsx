import type { ChannelLoginAnswer } from '@/api/channel'
import { currentVisit } from '@/bridge/environment'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import { ResultPanel as Result } from '@/kit/landing/ResultPanel'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { GiftIcon } from '@/ui/icons'
import { rewardLine, type Source } from './channel'
import styles from './ResultPanel.module.css'

/** After the login: the reward, and the next step. */
export function ResultPanel({ answer, source }: { answer: ChannelLoginAnswer; source: Source }) {
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

/** A tower with its beacon lit, and rings of light around it. */
function ArrivedArt() {
  return (
    <svg viewBox="0 0 176 176" aria-hidden="true">
      <defs>
        <RadialGradient
          id="ch-disc"
          cx=".5"
          cy=".34"
          r=".7"
          stops="#1f7fb8, #0d3a6b .55, #081d40"
        />
        <LinearGradient id="ch-tower" x2="0" y2="1" stops="#eaffff, #4fdcff .4, #0a6fb4" />
      </defs>
      <circle cx="88" cy="88" r="84" fill="url(#ch-disc)" />
      <g fill="none" stroke="#7ee9ff">
        <circle cx="88" cy="50" r="22" strokeWidth="3" opacity=".8" />
        <circle cx="88" cy="50" r="36" strokeWidth="2" opacity=".45" />
        <circle cx="88" cy="50" r="52" strokeWidth="1.6" opacity=".24" />
      </g>
      <path d="M36 150v-34h18v34zM124 150v-46h17v46z" fill="#1b6fae" />
      <path d="M56 158v-58h17v58zM106 158V92h16v66z" fill="#2fa6dc" />
      <path d="M74 166V66l14-12 14 12v100z" fill="url(#ch-tower)" />
      <path d="M88 54v112h14V66z" fill="#0b5f9f" opacity=".4" />
      <path d="M81 84h6m-6 14h6m-6 14h6m-6 14h6m-6 14h6" stroke="#fff" strokeWidth="4" />
      <circle cx="88" cy="50" r="9" fill="#fff" />
      <path d="M28 150h120a84 84 0 0 1-120 0z" fill="#06122b" opacity=".6" />
      <path
        d="M136 34l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM40 52l2 6 6 2-6 2-2 6-2-6-6-2 6-2z"
        fill="#fff3c9"
      />
    </svg>
  )
}

/** Replaces the login form for members: the next step is the app. */
export function MemberPanel() {
  return (
    <Result title="欢迎回来" text="你已登录，数字世界的灯一直亮着" takesFocus={false}>
      <OpenAppButton wide pageName="channel">
        打开App
      </OpenAppButton>
    </Result>
  )
}
