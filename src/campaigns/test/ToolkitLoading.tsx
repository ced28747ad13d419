import { useCallback, useRef, useState } from 'react'
import { LazyViewer } from '@/kit/moment/LazyViewer'
import { Card } from '@/kit/page/Card'
import { LoadedPart } from '@/kit/page/LoadedPart'
import { QueryView } from '@/kit/page/QueryView'
import { RichText } from '@/kit/rules/RichText'
import { useOnVisible } from '@/kit/page/useOnVisible'
import { usePolling } from '@/kit/page/usePolling'
import { BASE_PATH } from '@/lib/env'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/Button'
import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import styles from './Toolkit.module.css'
import { later, never } from './waits'

/** What a platform's text may hold, with markup that has to fall away. */
const HTML =
  '<h3>一、参与方式</h3><p>登录后即可参与，<b>每日一次</b>。</p><ul><li>第一条</li><li>第二条</li></ul><p><a href="/mfuwu/rewardRules">奖励规则</a></p><script>x</script><a href="javascript:x">不安全的链接</a>'

const failed = () => Promise.reject(new Error('示例失败'))
const ready = () => Promise.resolve('已经取到的内容')

export function ToolkitLoading() {
  return (
    <>
      <Group title="占位与空态 Skeleton / EmptyState">
        <Places />
      </Group>
      <Group title="查询与卡片 QueryView / Card">
        <Queries />
      </Group>
      <Group title="按需加载 LoadedPart / RichText">
        <Parts />
      </Group>
      <Group title="看图 LazyViewer / ImageViewer">
        <Viewers />
      </Group>
    </>
  )
}

function Places() {
  return (
    <>
      <Specimen label="骨架">
        <div className={styles.skeleton}>
          <SkeletonCircle />
          <SkeletonLines count={3} />
          <SkeletonBlock className={styles.skeletonBlock} />
        </div>
      </Specimen>
      <Specimen label="空态">
        <EmptyState text="暂无数据" />
      </Specimen>
      <Specimen label="空态，带操作">
        <EmptyState text="还没有邀请记录">
          <Button quiet onPress={() => showToast('已点按')}>
            去邀请
          </Button>
        </EmptyState>
      </Specimen>
    </>
  )
}

const query = (change: { data?: string; error?: unknown }) => ({
  data: undefined,
  error: null,
  refetch: async () => showToast('已重新请求'),
  ...change,
})

const QUERIES = [
  { label: '查询中', query: query({}) },
  { label: '查询失败', query: query({ error: new Error('示例失败') }) },
  { label: '查询失败，一行', query: query({ error: new Error('示例失败') }), small: true },
  { label: '有数据', query: query({ data: '查询到的内容' }) },
]

function Queries() {
  return QUERIES.map(({ label, ...view }) => (
    <Card key={label} heading={label} aside={<Chip onPress={() => showToast(label)}>查看</Chip>}>
      <QueryView {...view} skeleton={<SkeletonLines count={2} />}>
        {(text) => <p>{text}</p>}
      </QueryView>
    </Card>
  ))
}

function Parts() {
  const waiting = <SkeletonLines count={2} />
  return (
    <>
      <Specimen label="加载中">
        <LoadedPart load={never} waiting={waiting}>
          {() => null}
        </LoadedPart>
      </Specimen>
      <Specimen label="失败">
        <LoadedPart load={failed} waiting={waiting}>
          {() => null}
        </LoadedPart>
      </Specimen>
      <Specimen label="失败，自己的文案；重新加载后成功">
        <SecondTry />
      </Specimen>
      <Specimen label="就绪">
        <LoadedPart load={ready} waiting={waiting}>
          {(text) => <p>{text}</p>}
        </LoadedPart>
      </Specimen>
      <Specimen label="富文本，清理后">
        <RichText html={HTML} />
      </Specimen>
      <Specimen label="离开后再看到本页">
        <VisibleCount />
      </Specimen>
      <Specimen label="看着本页时每5秒一次">
        <PolledCount />
      </Specimen>
    </>
  )
}

function VisibleCount() {
  const [times, setTimes] = useState(0)
  useOnVisible(() => setTimes((before) => before + 1))
  return <output>{`${times} 次`}</output>
}

function PolledCount() {
  const [times, setTimes] = useState(0)
  usePolling(async () => setTimes((before) => before + 1), { everyMs: 5000 })
  return <output>{`已轮询 ${times} 次`}</output>
}

function SecondTry() {
  const tried = useRef(false)
  const load = useCallback(async () => {
    const again = tried.current
    await later(600)
    tried.current = true
    if (!again) throw new Error('示例失败')
    return '第二次取到的内容'
  }, [])
  return (
    <LoadedPart load={load} waiting={<SkeletonLines count={2} />} failedText="开发示例加载失败">
      {(text) => <p>{text}</p>}
    </LoadedPart>
  )
}

const BANNER = { src: `${BASE_PATH}/banner.svg`, name: '横幅' }
const VIEWS = [
  { label: '一张', view: { images: [BANNER], start: 0 } },
  {
    label: '三张，从第二张开始',
    view: { images: [BANNER, { ...BANNER, name: '第二张' }, BANNER], start: 1 },
  },
  {
    label: '坏图与不安全的地址',
    view: {
      images: [
        { src: `${BASE_PATH}/api/none.jpg`, name: '坏图' },
        { src: 'javascript:alert(1)', name: '不安全' },
        { src: undefined, name: '缺失的图片' },
      ],
      start: 0,
    },
  },
] as const

function Viewers() {
  const [view, setView] = useState<(typeof VIEWS)[number]['view']>()
  return (
    <>
      <Line>
        {VIEWS.map((each) => (
          <Chip key={each.label} onPress={() => setView(each.view)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      <LazyViewer view={view} onClose={() => setView(undefined)} />
    </>
  )
}
