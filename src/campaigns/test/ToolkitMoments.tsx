import { useState } from 'react'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import type { Moment } from '@/api/moment'
import { LoadedPart } from '@/kit/page/LoadedPart'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { AppSheet } from '@/kit/moment/AppSheet'
import { CommentBar } from '@/kit/moment/CommentBar'
import { REASONS } from '@/kit/moment/interaction'
import type { Interaction } from '@/kit/moment/interaction'
import { MomentReader } from '@/kit/moment/MomentReader'
import { MomentShell } from '@/kit/moment/MomentShell'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { TimeAgo } from '@/kit/moment/TimeAgo'
import { formatServerTime, serverNow } from '@/lib/serverClock'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { ExamplePage } from './ExamplePage'
import { Group, Line, Specimen } from './Group'
import { MOMENT_STORIES, PLAIN_MOMENT } from './momentStories'
import type { MomentStory } from './momentStories'

const AGES_MS = [0, 300_000, 7_200_000, 90_000_000, 864_000_000] as const
const WORDS = { like: '点赞', comment: '评论', follow: '关注' } as const satisfies typeof REASONS
const INTERACTIONS = Object.keys(REASONS) as Interaction[]

/** A list that is whole: its states are those of `RecordList`. */
const FEED: PagedResult<Moment> = {
  data: {
    rows: [PLAIN_MOMENT, { ...PLAIN_MOMENT, momentId: '', content: '' }],
    stalled: false,
    first: undefined,
  },
  error: null,
  hasNextPage: false,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => Promise.resolve(),
  refetch: () => Promise.resolve(),
}

export function ToolkitMoments() {
  return (
    <Group title="动态 MomentReader / AppSheet">
      <Pages />
      <Specimen label="引导到 App">
        <Sheets />
      </Specimen>
      <Specimen label="App 内的评论栏">
        <Bars />
      </Specimen>
      <Specimen label="动态流">
        <MomentFeed query={FEED} label="示例动态流" />
      </Specimen>
      <Specimen label="时间">
        <Times />
      </Specimen>
    </Group>
  )
}

function Pages() {
  const [story, setStory] = useState<MomentStory>()
  return (
    <>
      <Line>
        {MOMENT_STORIES.map((each) => (
          <Chip key={each.label} onPress={() => setStory(each)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      {story && (
        <ExamplePage label={`Moment · ${story.label}`} onClose={() => setStory(undefined)}>
          <MomentShell title="示例动态" pageName="test">
            <LoadedPart load={story.load} waiting={<MomentSkeleton />}>
              {(moment) => <MomentReader moment={moment} pageName="test" />}
            </LoadedPart>
          </MomentShell>
        </ExamplePage>
      )}
    </>
  )
}

function Sheets() {
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState<Interaction>('like')
  return (
    <>
      <Line>
        {INTERACTIONS.map((each) => (
          <Chip
            key={each}
            onPress={() => {
              setReason(each)
              setOpen(true)
            }}
          >
            {WORDS[each]}
          </Chip>
        ))}
      </Line>
      <AppSheet
        open={open}
        onClose={() => setOpen(false)}
        reason={reason}
        pageName="test"
        path="/moment"
      />
    </>
  )
}

function Bars() {
  const [liked, setLiked] = useState<boolean>()
  return (
    <>
      <Line>
        <Chip onPress={() => setLiked(false)}>未点赞</Chip>
        <Chip onPress={() => setLiked(true)}>已点赞</Chip>
      </Line>
      {liked !== undefined && (
        <ExamplePage label="CommentBar" onClose={() => setLiked(undefined)}>
          <MomentShell title="示例动态" pageName="test">
            <CommentBar
              moment={{ ...PLAIN_MOMENT, liked }}
              onInteract={(interaction) => showToast(WORDS[interaction])}
            />
          </MomentShell>
        </ExamplePage>
      )}
    </>
  )
}

function Times() {
  const [now] = useState(serverNow)
  return (
    <Line>
      {AGES_MS.map((age) => (
        <TimeAgo key={age} time={formatServerTime(now - age)} />
      ))}
    </Line>
  )
}
