import { MediaBar } from '@/kit/media/MediaBar'
import type { MediaTrack } from '@/kit/media/media'
import type { PlayerStatus } from '@/kit/media/player'
import { useMediaPlayer } from '@/kit/media/useMediaPlayer'
import { BASE_PATH } from '@/lib/env'
import { Chip } from '@/ui/Chip'
import { Group, Line, Specimen } from './Group'

/** What the sandbox plays. */
const SAMPLES = `${BASE_PATH}/api/__sandbox`
const SOUND: MediaTrack = {
  id: 'test-sound',
  title: '一段音阶',
  src: `${SAMPLES}/tone/scale.wav`,
  kind: 'audio',
}
const CLIP: MediaTrack = {
  id: 'test-clip',
  title: '一颗转动的星球',
  src: `${SAMPLES}/clip/planet.mp4`,
  kind: 'video',
}
const BROKEN: MediaTrack = {
  id: 'test-broken',
  title: '一段不存在的声音',
  src: `${BASE_PATH}/api/none.mp3`,
  kind: 'audio',
}

const STATES: readonly (readonly [label: string, status: PlayerStatus, time: number])[] = [
  ['暂停', 'paused', 75],
  ['播放中', 'playing', 318],
  ['加载中', 'loading', 0],
  ['加载失败', 'failed', 0],
]

/** The player in each state, and one that plays. */
export function ToolkitMedia() {
  return (
    <Group title="播放器 MediaBar">
      {STATES.map(([label, status, time]) => (
        <Specimen key={label} label={label}>
          <Still label={`播放器：${label}`} status={status} time={time} />
        </Specimen>
      ))}
      <Live />
    </Group>
  )
}

interface StillProps {
  label: string
  status: PlayerStatus
  time: number
}

function Still({ label, status, time }: StillProps) {
  const player = useMediaPlayer()
  return (
    <MediaBar label={label} player={{ ...player, track: SOUND, status, time, duration: 612 }} />
  )
}

function Live() {
  const live = useMediaPlayer()
  const { player } = live
  return (
    <>
      <Line>
        <Chip onPress={() => player.toggle(SOUND)}>听一段</Chip>
        <Chip onPress={() => player.toggle(CLIP)}>看一段</Chip>
        <Chip onPress={() => player.toggle(BROKEN)}>放不出来</Chip>
      </Line>
      <MediaBar player={live} />
    </>
  )
}
