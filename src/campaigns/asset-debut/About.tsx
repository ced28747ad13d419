import type { Release } from '@/api/activity'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { RichText } from '@/kit/rules/rich/RichText'
import { Avatar } from '@/ui/picture/Avatar'
import { Tabs } from '@/ui/tabs/Tabs'
import styles from './About.module.css'

const TABS = [
  { id: 'story', label: '作品故事' },
  { id: 'notice', label: '购买须知' },
] as const
type TabId = (typeof TABS)[number]['id']

const NO_STORY = '作品故事整理中，敬请期待'
const NO_NOTICE = '<p>下单前请确认数量与价格；数字资产一经售出，不支持退换。</p>'

/** The story, the creator, and what a buyer has to know. */
export function About({ release }: { release: Release }) {
  const { track } = useCampaign()
  const [tab, setTab] = useEntryState<TabId>('about', 'story')
  return (
    <Card label="作品介绍">
      <h2 className="visually-hidden">作品介绍</h2>
      <Tabs
        label="作品介绍"
        tabs={TABS}
        value={tab}
        onChange={(id) => {
          track('tab', id, { itemId: release.itemId })
          setTab(id)
        }}
      >
        <div className={styles.panel}>
          {tab === 'story' ? <Story release={release} /> : <Notice notice={release.notice} />}
        </div>
      </Tabs>
    </Card>
  )
}

function Story({ release }: { release: Release }) {
  const { creatorAvatar, creatorLine, story } = release
  const name = release.creatorName || '创作者'
  return (
    <>
      <div className={styles.creator}>
        <Avatar src={creatorAvatar} name={name} size={88} />
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          {creatorLine !== '' && <p className={styles.line}>{creatorLine}</p>}
        </div>
      </div>
      {story === '' ? <p className={styles.line}>{NO_STORY}</p> : <RichText html={story} />}
    </>
  )
}

/** Also shown above the order, where it is accepted. */
export function Notice({ notice }: { notice: string }) {
  return <RichText html={notice || NO_NOTICE} />
}
