import { useCallback, useState } from 'react'
import { lookUpMoment } from '@/api/moment'
import type { Moment } from '@/api/moment'
import { LoadedPart } from '@/kit/page/LoadedPart'
import { queryClient } from '@/kit/page/queryClient'
import { AppSheet } from '@/kit/moment/AppSheet'
import { appPages } from '@/kit/moment/appPages'
import { CommentSection } from '@/kit/moment/CommentSection'
import { CommentSkeleton } from '@/kit/moment/CommentSkeleton'
import { ThreadOpener, ThreadSwitch } from '@/kit/moment/ThreadSwitch'
import { useInteraction } from '@/kit/moment/useInteraction'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { COMMENT_STORIES, NEXT_FAILS } from './commentStories'
import type { CommentStory } from './commentStories'
import { Group, Line, Specimen } from './Group'
import styles from './Toolkit.module.css'
import { useAskedState } from './useAskedState'

export function ToolkitComments() {
  return (
    <Group title="评论 CommentSection / ReplyThread">
      <Comments />
      <Threads />
    </Group>
  )
}

function Comments() {
  const [story, setStory] = useState(COMMENT_STORIES[0])
  const [failing, setFailing] = useState(false)
  useAskedState(failing ? NEXT_FAILS : story.asked)
  const choose = (next: CommentStory) => {
    // Two stories are of one moment, with other answers.
    queryClient.removeQueries({ queryKey: ['moment'] })
    setStory(next)
    setFailing(false)
  }
  return (
    <>
      <Line>
        {COMMENT_STORIES.map((each) => (
          <Chip key={each.id} chosen={each === story} onPress={() => choose(each)}>
            {each.label}
          </Chip>
        ))}
        <Chip chosen={failing} onPress={() => setFailing(!failing)}>
          之后的请求失败
        </Chip>
      </Line>
      <MomentComments key={story.id} momentId={story.momentId} />
    </>
  )
}

function MomentComments({ momentId }: { momentId: string }) {
  const load = useCallback(() => readMoment(momentId), [momentId])
  return (
    <LoadedPart load={load} waiting={<CommentSkeleton />}>
      {(moment) => <Section moment={moment} />}
    </LoadedPart>
  )
}

async function readMoment(momentId: string): Promise<Moment> {
  const moment = await lookUpMoment({ momentId })
  if (!moment) throw new Error(`no moment: ${momentId}`)
  return moment
}

function Section({ moment }: { moment: Moment }) {
  const { momentId } = moment
  const { interact, asked, close } = useInteraction('test', momentId)
  return (
    <div className={styles.bleed}>
      <CommentSection moment={moment} pageName="test" onInteract={interact} />
      <AppSheet {...asked} onClose={close} pageName="test" path={appPages.moment(momentId)} />
    </div>
  )
}

const askForMore = async () => showToast('再要一页')

const thread = (change: Partial<PagedResult<unknown>>): PagedResult<unknown> => ({
  data: { rows: [], stalled: false, first: undefined },
  error: null,
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: askForMore,
  refetch: askForMore,
  ...change,
})

const THREADS = [
  { label: '回复加载中', query: thread({ isFetching: true }) },
  { label: '回复还有更多', query: thread({}) },
  { label: '回复加载失败', query: thread({ error: new Error('示例失败') }) },
  { label: '回复已全部展开', query: thread({ hasNextPage: false }) },
]

function Threads() {
  return (
    <>
      <Specimen label="回复收起">
        <ThreadOpener label="查看全部12条回复" onShow={() => showToast('展开')} />
      </Specimen>
      {THREADS.map(({ label, query }) => (
        <Specimen key={label} label={label}>
          <ThreadSwitch query={query} onHide={() => showToast('收起')} />
        </Specimen>
      ))}
    </>
  )
}
