import { requestOf, type MainRequestOf } from '@/api/core/mainRequest'
import { readNewCampaign } from '@/api/newCampaign'
import { pageLoader } from '@/kit/query/pageLoader'

export { NewCampaignPage as Component } from './NewCampaignPage'
export { head } from './head'

export const mainRequest: MainRequestOf = () => requestOf(readNewCampaign, undefined)

export const loader = pageLoader(mainRequest)
