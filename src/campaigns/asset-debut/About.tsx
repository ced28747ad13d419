import type { Release } from '@/api/activity'
import { moneyText } from '@/kit/amounts/money'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { RichText } from '@/kit/texts/RichText'
import { Avatar } from '@/ui/picture/Avatar'
import { Tabs } from '@/ui/tabs/Tabs'
import { piecesText, type DebutStage } from './debut'
import styles from './About.module.css'

/** The price, the number of pieces, and the limit per person. */
export function Facts({ release, floor }: { release: Release; floor: number | undefined }) {
  const { price, circulation, left, limitPerUser, bought } = release
  return (
    <Card label="发行信息">
      <p className={styles.price}>
        首发价 <b>{price === undefined ? '--' : moneyText(price)}</b>
        {floor !== undefined && <span className={styles.floor}>市场地板价 {moneyText(floor)}</span>}
      </p>
      <FactsGrid
        facts={[
          { name: '发行量', value: piecesText(circulation) },
          { name: '剩余', value: piecesText(left) },
          { name: '每人限购', value: limitPerUser > 0 ? `${limitPerUser}件` : '不限' },
        ]}
      />
      {bought > 0 && <p className={styles.own}>你已购{bought}件</p>}
    </Card>
  )
}

/** 预告 → 首发 → 结束. */
export function Stages({ stages }: { stages: readonly DebutStage[] }) {
  return (
    <Card label="首发阶段">
      <ol className={styles.stages}>
        {stages.map(({ name, time, status }) => (
          <li
            key={name}
            className={styles.stage}
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <b className={styles.name}>{name}</b>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

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
          <p className={styles.creatorName}>{name}</p>
          {creatorLine !== '' && <p className="muted">{creatorLine}</p>}
        </div>
      </div>
      {story === '' ? <p className="muted">{NO_STORY}</p> : <RichText html={story} />}
    </>
  )
}

/** Also shown above the order, where it is accepted. */
export function Notice({ notice }: { notice: string }) {
  return <RichText html={notice || NO_NOTICE} />
}
