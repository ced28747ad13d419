import type { AgentConfig, UserAgent } from '@/api/agent'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { stampMinute } from '@/lib/format/stamp'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import type { VisitorStatus } from './partner'

/** The states of the card without a form. */
export type OutcomeView = Exclude<VisitorStatus, 'asking' | 'form'>

export interface Facts {
  agent: UserAgent | undefined
  config: AgentConfig | undefined
  /** Masked by the platform. */
  phone: string
}

export function wordsOf(view: OutcomeView, facts: Facts): { title: string; text: string } {
  switch (view) {
    case 'registered':
      return { title: '登记成功', text: '接下来三步，把申请补充完整' }
    case 'partner':
      return { title: '你已是合伙人', text: facts.agent?.levelName || '感谢与数字世界一路同行' }
    case 'audit':
      return { title: '申请审核中', text: '结果会在App内通知你，请耐心等待' }
    case 'closed':
      return { title: '招募已结束，感谢关注', text: '数字世界的大门一直开着' }
    case 'soon':
      return { title: '招募即将开始', text: startText(facts.config) }
    case 'intent':
      return { title: '登记合伙人意向', text: accountText(facts.phone) }
  }
}

function startText(config: AgentConfig | undefined): string {
  const start = parseServerTime(config?.startTime)
  return start === undefined ? '敬请期待' : `${stampMinute(formatServerTime(start))} 开放登记`
}

function accountText(phone: string): string {
  const masked = maskedPhone(phone.trim())
  return masked === '' ? '将以当前账号登记' : `将以手机号 ${masked} 登记`
}

/** Why an earlier application was refused; undefined where there was none. */
export function rejectionOf(view: OutcomeView, { agent }: Facts): string | undefined {
  if (view !== 'intent' || agent?.auditStatus !== 'REJECTED') return undefined
  const reason = agent.rejectReason
  return reason === '' ? '上次申请未通过' : `上次申请未通过：${reason}`
}
