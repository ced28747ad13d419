import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the battles. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="阶段">
        <p>每场战斗分为备战、交战、结算、结束四个阶段，时间以平台为准。</p>
        <p>交战期间比分约每10秒更新一次，网络不佳时会延后。</p>
      </RuleSection>
      <RuleSection heading="参战">
        <p>加入任意一方的DAO即可参战，每人每场只能为一方出战，加入与助战在App内完成。</p>
        <p>结算期间不再计入新的得分。</p>
      </RuleSection>
      <RuleSection heading="奖励">
        <p>奖励按最终比分发放给双方成员；比分相同则双方都按胜方发放。</p>
        <p>如有刷分、外挂等行为，平台有权取消成绩。</p>
      </RuleSection>
    </RulesSheet>
  )
}
