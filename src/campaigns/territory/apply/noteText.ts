import { queuedText } from '@/kit/territory/applyForm'
import { stampMinute } from '@/lib/format/stamp'
import type { TerritoryView } from '../territoryView'

/** What the page shows of the person's own application. */
export interface ApplicationNoteText {
  title?: string
  text: string
  bad?: true
  /** What helps: the login, or asking again. */
  help?: 'LOGIN' | 'RETRY'
}

/** Undefined where there is nothing to say. */
export function noteOf(view: TerritoryView): ApplicationNoteText | undefined {
  const { territory, application, relation } = view
  const isTaken = territory.status === 'APPLYING' || territory.status === 'OCCUPIED'
  if (!view.loggedIn)
    return isTaken ? { text: '领主或申请人，登录后查看自己的领地', help: 'LOGIN' } : undefined
  if (view.applicationFailed) return { text: '认领状态加载失败', help: 'RETRY' }
  if (relation === 'PENDING')
    return {
      title: queuedText(application?.queueNo ?? 0),
      text: submittedText(application?.applyTime),
    }
  if (relation === 'REJECTED')
    return {
      title: '申请未通过',
      text: application?.rejectReason || '请核对资料后重新申请',
      bad: true,
    }
  if (relation === 'EXPIRED' && territory.status === 'FREE')
    return { title: '你的任期已结束', text: '领地重新开放认领' }
  return undefined
}

function submittedText(applyTime = ''): string {
  return applyTime ? `${stampMinute(applyTime)} 提交，审核结果将在这里更新` : '审核结果将在这里更新'
}
