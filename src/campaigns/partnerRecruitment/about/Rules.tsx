import { currentVisit } from '@/bridge/environment'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the recruitment. */
export function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="申请条件">
        <p>年满18周岁，认同平台理念，愿意在所在城市组织交流活动。</p>
        <p>每人同一时间只能有一份申请，审核期间不能重复提交。</p>
      </RuleSection>
      <RuleSection heading="审核与费用">
        <p>提交申请后预计3个工作日内完成审核，结果在本页与App消息中通知。</p>
        <p>
          本页的费用仅供了解。审核通过后，请在App内阅读合伙人协议并支付，平台不会要求你向任何个人转账。
        </p>
      </RuleSection>
      <RuleSection heading="邀请">
        <p>合伙人可以用自己的邀请码邀请好友，邀请关系以最先绑定的为准，绑定后不可更改。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>合伙人权益与有效期以合伙人协议为准。</p>
        <p>
          如存在虚假资料等异常行为，平台有权取消资格
          {currentVisit().visit !== 'wechat' && '并收回相应权益'}。
        </p>
      </RuleSection>
    </RulesSheet>
  )
}
