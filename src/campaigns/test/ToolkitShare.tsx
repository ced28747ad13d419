import { useState } from 'react'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { showGuide } from '@/kit/open-app/showGuide'
import { showCopyFallback } from '@/kit/share/CopyFallback'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { PosterActions, SaveAdvice } from '@/kit/share/PosterActions'
import { shareLink } from '@/kit/share/shareLink'
import { BASE_PATH } from '@/lib/env'
import { formatServerTime, serverNow } from '@/lib/serverClock'
import { shareUrl } from '@/lib/shareUrl'
import { Chip } from '@/ui/Chip'
import { Group, Line, Specimen } from './Group'
import styles from './Toolkit.module.css'
import { never } from './waits'

const MINUTE_MS = 60_000
const COPY = { title: '一起探索新世界', line: '邀请你一起来', lineInWechat: '邀请你一起来' }
const SHARER = { name: '示例用户', avatar: '' }

const PICTURE = `${BASE_PATH}/banner.svg`

const POSTERS = {
  ready: '海报',
  expired: '二维码过期',
  failed: '生成失败',
  waiting: '一直生成中',
} as const
type PosterName = keyof typeof POSTERS
const NAMES = Object.keys(POSTERS) as PosterName[]

const content = () => ({ title: '开发自检', text: '示例分享', url: shareUrl('/'), imageUrl: '' })

async function loadCode(poster: PosterName | undefined) {
  if (poster === 'failed') throw new Error('示例失败')
  if (poster === 'waiting') await never()
  const expireAt = serverNow() + (poster === 'expired' ? -MINUTE_MS : 60 * MINUTE_MS)
  return { qrcodeContent: shareUrl('/'), expireAt: formatServerTime(expireAt) }
}

export function ToolkitShare() {
  return (
    <>
      <Group title="分享海报 SharePoster">
        <Posters />
        <OtherVisits />
      </Group>
      <Group title="复制与分享">
        <Line>
          <Chip onPress={() => void copyAndTell(shareUrl('/'))}>复制链接</Chip>
          <Chip onPress={() => showCopyFallback(shareUrl('/'))}>复制失败</Chip>
          <Chip onPress={() => void shareLink(content())}>分享链接</Chip>
        </Line>
      </Group>
      <Group title="打开App OpenAppBar">
        <OpenApp />
      </Group>
    </>
  )
}

function Posters() {
  const [poster, setPoster] = useState<PosterName>()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Line>
        {NAMES.map((name) => (
          <Chip
            key={name}
            onPress={() => {
              setPoster(name)
              setOpen(true)
            }}
          >
            {POSTERS[name]}
          </Chip>
        ))}
      </Line>
      <LazySharePoster
        key={poster}
        open={open}
        onClose={() => setOpen(false)}
        copy={COPY}
        sharer={SHARER}
        share={content()}
        loadCode={() => loadCode(poster)}
      />
    </>
  )
}

/** What this visit does not come to by itself. */
function OtherVisits() {
  return (
    <>
      <Specimen label="App 内，没有相册权限">
        <div className={styles.night}>
          <SaveAdvice pressable={false} saved="denied" />
        </div>
      </Specimen>
      <Specimen label="微信内，只能长按保存">
        <div className={styles.night}>
          <PosterActions visit="wechat" image={PICTURE} share={content()} />
        </div>
      </Specimen>
    </>
  )
}

function OpenApp() {
  const [bar, setBar] = useState(false)
  return (
    <>
      <Line>
        <Chip chosen={bar} onPress={() => setBar(!bar)}>
          底部打开条
        </Chip>
        <Chip onPress={() => showGuide('overlay', { pageName: 'test' })}>在浏览器打开</Chip>
        <Chip onPress={() => showGuide('download', { pageName: 'test' })}>未安装</Chip>
      </Line>
      {bar && <OpenAppBar pageName="test" />}
    </>
  )
}
