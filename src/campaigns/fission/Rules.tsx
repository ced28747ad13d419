import { currentVisit } from '@/bridge/environment'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the box. */
export function Rules({ open, onClose }: RulesProps) {
  const isInWechat = currentVisit().visit === 'wechat'
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="谁可以参与">
        <p>收到好友链接的新用户，验证手机号即可参与，每个手机号、每台设备限参与一次。</p>
        {!isInWechat && <p>已注册过的用户无法领取新人礼，仍可打开App继续使用。</p>}
      </RuleSection>
      <RuleSection heading="好友关系">
        <p>好友关系以最先绑定的邀请人为准，绑定后不可更改。</p>
      </RuleSection>
      {!isInWechat && (
        <RuleSection heading="礼盒">
          <p>
            礼盒数量有限，派完为止。礼物在拆开后放入你的账户，部分礼物需要审核，请以App内显示为准。
          </p>
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>数字资产请理性收藏，禁止炒作。</p>
        <p>如存在作弊等异常行为，平台有权取消参与资格。</p>
      </RuleSection>
    </RulesSheet>
  )
}
