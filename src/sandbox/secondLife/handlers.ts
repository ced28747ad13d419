import {
  readStory,
  receiveStoryReward,
  sendStoryRewardMessage,
  storyQrCode,
} from '@/api/secondLife'
import { handle, handleMember, handleOnce } from '@/sandbox/serve/handle'
import { storyCode } from '@/sandbox/invitation/qrCodes'
import { messageTo, receive } from './rewards'
import { storyOf } from './story'

export const handlers = [
  handle(readStory, storyOf),
  handleOnce(receiveStoryReward, receive),
  handleMember(sendStoryRewardMessage, messageTo),
  handleMember(storyQrCode, storyCode),
]
