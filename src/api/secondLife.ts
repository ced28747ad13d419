import { endpoint } from './core/endpoint'
import {
  campaignStatus,
  count,
  digits,
  fields,
  flag,
  id,
  label,
  list,
  oneOf,
  seconds,
  time,
  url,
} from './core/read'
import type { Read } from './core/read'
import { QrCode, ReceivedReward } from './invitation'

/** ASSUMED: a chapter of the story; what cannot be read is locked. */
export const StoryStep = fields({
  /** The chapter. */
  stepId: id,
  title: label,
  desc: label,
  status: oneOf('LOCKED', 'DOING', 'DONE'),
})
export type StoryStep = Read<typeof StoryStep>

/** ASSUMED: the reward of a chapter; an unreadable status means locked. */
export const StoryReward = fields({
  rewardId: id,
  name: label,
  img: url,
  /** What kind of reward it is. */
  type: oneOf('POINT', 'ASSET', 'COUPON', 'PHYSICAL'),
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  /** The instructions to get it are sent by SMS. */
  needPhone: flag,
})
export type StoryReward = Read<typeof StoryReward>

/** ASSUMED. The story, as far as the person is. */
export const Story = fields({
  activityId: digits,
  /** The status of the campaign. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The chapter that the person is in, from 1; 0 before the first. */
  chapter: count,
  /** How many chapters there are. */
  total: count,
  /** The chapters, in their order. */
  steps: list(StoryStep),
  /** The rewards of the chapters. */
  rewards: list(StoryReward),
  /** The story has begun. */
  signed: flag,
})
export type Story = Read<typeof Story>

/** The story as far as the person is. Path ASSUMED. */
export const readStory = endpoint<{ activityId?: string }>()({
  name: 'secondLife/search',
  method: 'GET',
  path: '/acApi/secondLife/search',
  auth: 'optional',
  answer: Story,
})

/** Receives a chapter's reward, once. Path and fields ASSUMED. */
export const receiveStoryReward = endpoint<{ rewardId: string; bizNo: string }>()({
  name: 'secondLife/receiveActivityRewards',
  method: 'POST',
  path: '/acApi/secondLife/receiveActivityRewards',
  auth: 'required',
  answer: ReceivedReward,
})

/** Sends how to get a reward to a phone. Path and fields ASSUMED. */
export const sendStoryRewardMessage = endpoint<{ rewardId: string; phone: string }>()({
  name: 'secondLife/sendActivityRewardMsg',
  method: 'POST',
  path: '/acApi/secondLife/sendActivityRewardMsg',
  auth: 'required',
  answer: fields({
    /** The message has been sent. */
    sent: flag,
    resendSec: seconds,
  }),
})

/** The code of the person's own story. Path ASSUMED. */
export const storyQrCode = endpoint<{ activityId?: string }>()({
  name: 'secondLife/generateQrcode',
  method: 'GET',
  path: '/acApi/secondLife/generateQrcode',
  auth: 'required',
  safe: false,
  answer: QrCode,
})
