import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

export interface RulesProps {
  open: boolean
  onClose: () => void
  cycleDays: number
  makeup: boolean
}

export function Rules({ open, onClose, cycleDays, makeup }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="签到">
        <p>每个自然日可签到一次，以北京时间0点为界，以平台记录的时间为准。</p>
        <p>签到奖励实时发放到账户，可在「我的积分」中查看。</p>
      </RuleSection>
      <RuleSection heading="连续签到">
        <p>
          每连续签到{cycleDays}天为一轮，奖励逐日提升，第{cycleDays}
          天另有惊喜；签满一轮后开始新的一轮。
        </p>
        <p>中断一天，连续天数从头计算。</p>
      </RuleSection>
      {makeup && (
        <RuleSection heading="补签">
          <p>使用补签卡可补签本月漏签的日期，每补签一天消耗1张。补签后连续天数重新计算。</p>
          <p>补签卡不可转让，不可兑换现金。</p>
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>如存在作弊等异常行为，平台有权收回相应奖励。</p>
      </RuleSection>
    </RulesSheet>
  )
}
