import { NAME_TEXT, isRealName } from '@/kit/apply/realName'

export interface ApplyForm {
  name: string
  agreed: boolean
}

export interface ApplyErrors {
  name?: string
  agreement?: string
}

/**
 * What is wrong with the form; empty when it can be sent.
 * @param agreement its name, with its marks
 */
export function checkApply({ name, agreed }: ApplyForm, agreement: string): ApplyErrors {
  return {
    ...(!isRealName(name) && { name: NAME_TEXT }),
    ...(!agreed && { agreement: `请先阅读并同意${agreement}` }),
  }
}

/** 已提交，排队第N位; without a queue number only 已提交. */
export function queuedText(queueNo: number): string {
  return queueNo > 0 ? `已提交，排队第${queueNo}位` : '已提交'
}
