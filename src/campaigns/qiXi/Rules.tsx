import { ProbabilityTable } from '@/kit/rules/ProbabilityTable'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import type { Festival } from './useFestival'

interface RulesProps {
  festival: Festival
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the festival, with how likely each prize is. */
export function Rules({ festival: { wheel }, open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="限定礼盒">
        <p>礼盒数量有限，每人限购数量以页面为准；下单后请在15分钟内于App付款，逾期订单自动取消。</p>
      </RuleSection>
      <RuleSection heading="鹊桥转盘">
        <p>登录后在App内参与，每次消耗的积分与剩余次数以页面为准；积分在抽奖时扣除，不退还。</p>
        <p>奖品由系统按下表概率随机产生，发放至你的账户。</p>
      </RuleSection>
      {wheel && (
        <RuleSection heading="中奖概率">
          <ProbabilityTable chances={wheel.prizes} />
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>「写给TA的话」只在你的手机上生成卡片，不会上传。</p>
        <p>以不正当方式参与的，平台有权取消资格。</p>
      </RuleSection>
    </RulesSheet>
  )
}
