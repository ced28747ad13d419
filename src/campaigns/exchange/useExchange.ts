import { useSearchParams } from 'react-router-dom'
import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import type { ExchangeHistory } from '@/api/exchange'
import { usePages } from '@/kit/list/pagedQuery'
import { answerQuery, useAnswer } from '@/kit/page/query/answer'
import { useMe } from '@/kit/people/me'
import { idOf } from '@/lib/url/urlParams'
import { recordIdOf, recordsOf } from './queries'

/** The campaign that the address names; undefined means the current one. */
export function useActivityId(): string | undefined {
  const [params] = useSearchParams()
  return idOf(params.get('activityId'))
}

/** The terms at this address, and the query options to ask for them anew. */
export function useConfig() {
  const request = { activityId: useActivityId() }
  return {
    options: answerQuery(readExchangeConfig, request),
    config: useAnswer(readExchangeConfig, request),
  }
}

export function useUser() {
  return useMe()
}

/** The newest orders and what has been paid out; undefined while or where that is not known. */
export function useHistory(): ExchangeHistory | undefined {
  return usePages(listRepurchases, recordsOf('ALL'), { idOf: recordIdOf }).data?.first
}
