import { endpoint } from '@/api/core/endpoint'
import { campaignStatus, count, fields, oneOf, points, time, type Read } from '@/api/core/read'

/** ASSUMED: the campaign, and how far the person is in it. */
export const NewCampaign = fields({
  /** The status of the campaign. */
  status: campaignStatus,
  startTime: time,
  endTime: time,
  serverTime: time,
  /** The status of today's gift for the person. */
  gift: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  /** What today's gift is worth. */
  giftPoints: points,
  /** On how many days the person has received a gift. */
  giftDays: count,
})
export type NewCampaign = Read<typeof NewCampaign>

/** The campaign, with the person's state. Path and fields ASSUMED. */
export const readNewCampaign = endpoint<void>()({
  name: 'newCampaign/info',
  method: 'GET',
  path: '/acApi/newCampaign/info',
  auth: 'optional',
  answer: NewCampaign,
})

/** Receives today's gift, once a day. Path and fields ASSUMED. */
export const receiveNewCampaignGift = endpoint<{ bizNo: string }>()({
  name: 'newCampaign/receive',
  method: 'POST',
  path: '/acApi/newCampaign/receive',
  auth: 'required',
  answer: fields({
    /** The points received. */
    giftPoints: points,
  }),
})
